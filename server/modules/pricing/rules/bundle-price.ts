export interface BundlePrice {
  /** One by one. */
  selling: number
  /** Together. */
  price: number
}

/** What a bundle costs: the sum of its parts less the discount, which is rounded down to whole rupiah. */
export function bundlePrice(
  parts: { price: number; quantity: number }[],
  discountPercent: number,
): BundlePrice {
  const selling = parts.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  return { selling, price: selling - Math.floor((selling * discountPercent) / 100) }
}
