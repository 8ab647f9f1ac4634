/** Whether a video comes from another site: what begins with a slash is the shop's own. */
export const isFromOutside = (embedUrl: string): boolean => !/^\/(?![/\\])/.test(embedUrl)

/** What is put into the frame: somebody has pressed play already, so another site is asked to begin at once. */
export function frameAddress(embedUrl: string): string {
  if (!isFromOutside(embedUrl)) return embedUrl
  const address = new URL(embedUrl)
  address.searchParams.set('autoplay', '1')
  return address.href
}
