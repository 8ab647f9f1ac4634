/** Nothing is shown for longer than this after it was made. */
const oldest = 60 * 60 * 1000

/**
 * How many milliseconds ago, by the shop's clock, the shop wrote a time into what it sent. Pages are kept on the way: one
 * can be minutes old when it is opened. The answer itself tells when it was sent (`Server-Timing`).
 */
export function ageOf(serverTime: string): number {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const said = page?.serverTiming.find(({ name }) => name === 'now')?.duration
  if (page === undefined || said === undefined) return 0
  // A proxy in front of the shop knows the time in seconds.
  const sentAt = said < 100_000_000_000 ? said * 1000 : said
  const age = sentAt + performance.now() - page.responseStart - Date.parse(serverTime)
  return Math.min(Math.max(age, 0), oldest)
}
