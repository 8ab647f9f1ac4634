/** How many whole bundles can be made: what the scarcest part allows. */
export const bundleStock = (parts: { onHand: number; quantity: number }[]): number =>
  parts.length === 0 ? 0 : Math.min(...parts.map(({ onHand, quantity }) => Math.floor(onHand / quantity)))
