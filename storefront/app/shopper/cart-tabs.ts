/** The other tabs of this browser show the same cart. */
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('gema-cart')

/** Says in every other tab that the cart has changed. */
export const tellOtherTabs = (): void => channel?.postMessage('changed')

/** Hears of changes in other tabs. */
export function onOtherTab(listener: () => void): () => void {
  channel?.addEventListener('message', listener)
  return () => channel?.removeEventListener('message', listener)
}
