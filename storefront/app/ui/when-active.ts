/** The event of the window that tells that somebody is about to use more of the page than its first screen (`late-scripts.ts`). */
export const activity = 'activity'

/** Nothing waits longer than this: what the page does by itself may need the rest of it. */
const patience = 4000

/** A page that was reached by a link inside the shop has no HTML from the server that could stand in for its script. */
const cameFromServer = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some(({ name }) => new URL(name).pathname === window.location.pathname)

/** Something was done already, before this script could run or since. */
const isActive = (): boolean => 'active' in document.documentElement.dataset || window.scrollY > 0

let active: Promise<void> | undefined

/**
 * For parts below the first screen, whose HTML is there already: their script comes when the visitor does anything, or a
 * little later. On the server, and where their HTML is missing, at once.
 */
export function whenActive(): Promise<void> {
  if (typeof window === 'undefined' || isActive() || !cameFromServer()) return Promise.resolve()
  active ??= new Promise((resolve) => {
    const begin = () => {
      clearTimeout(timer)
      window.removeEventListener(activity, begin)
      resolve()
    }
    const timer = setTimeout(begin, patience)
    window.addEventListener(activity, begin)
  })
  return active
}
