/** Opens the device's own list of apps. Answers whether there is one; that nobody was chosen there is no failure. */
export function sendToOthers(thing: { title: string; url: string }): boolean {
  if (typeof navigator.share !== 'function') return false
  navigator.share(thing).catch(() => undefined)
  return true
}
