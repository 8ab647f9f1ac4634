import { guestTokenKey } from './api/guest-token.ts'
import type { PagePiece } from './api/page-context.ts'
import { tokenCookie } from './api/token-cookie.ts'
import { activity } from './ui/when-active.ts'

/** As React Router writes them: what the page's script is made of, and the script that begins it. */
const preloads = /<link rel="modulepreload" href="([^"]+)"\/>/g
const beginning = '<script type="module" async="">'
const ending = '</script>'

/** Personal pages, and others that nobody should find, are made by their script. */
const needsScript = /<meta name="robots" content="noindex/

/** Marks the script that waits; its text stays as it is, so that the page's policy knows it by its hash. */
const waiting = 'later'

/** So long after it has been loaded, the script of a page runs also where nobody does anything. */
const patience = 4000

/**
 * Lets the script of a page wait until the page has been seen. On a telephone network it is as heavy as all else
 * together: it is loaded once the large picture is painted. It runs when the visitor does anything, at once for those
 * who have been here before and on pages that are nothing without it, and else a few seconds later. `data` is what the
 * page was made of, for its script. The page stays in pieces: to put them together takes longer than to find them.
 */
export function startScriptsLate(html: string, data: readonly PagePiece[]): PagePiece[] {
  // Looked for where they stand: to search all of a page takes longer than to draw some of its parts.
  const opens = html.lastIndexOf(beginning)
  if (opens === -1) return [html]
  const closes = html.indexOf(ending, opens)
  const begin = html.slice(opens + beginning.length, closes)
  const body = html.indexOf('<body')
  const head = html.slice(0, body)
  const files = [...head.matchAll(preloads)].flatMap(([, file]) => file ?? [])
  const plan: Plan = {
    files,
    // The entry brings the page to life as soon as it runs: it must stay the last.
    parts: files.filter((file) => !begin.includes(`import("${file}")`)),
    waiting,
    patience: needsScript.test(head) ? 0 : patience,
    cookie: tokenCookie,
    storageKey: guestTokenKey,
    activity,
  }
  const end = html.lastIndexOf('</body>')
  return [
    head.replace('<head>', () => `<head><script>(${markFresh})()</script>`).replaceAll(preloads, ''),
    html.slice(body, opens),
    `<script type="text/plain" id="${waiting}">${begin}</script>`,
    html.slice(closes + ending.length, end),
    ...data,
    `<script>(${startLater})(${JSON.stringify(plan)})</script>`,
    html.slice(end),
  ]
}

interface Plan {
  files: string[]
  /** Those that can run before the last. */
  parts: string[]
  waiting: string
  patience: number
  /** What those have who were here before: a session, or a guest's cart and lists. */
  cookie: string
  storageKey: string
  /** The event that tells the page's script that somebody uses it. */
  activity: string
}

/**
 * Sent to the browser as text. Who comes back, or to a place in the page, needs its true height at once; all others
 * see the first screen sooner (`base.css`).
 */
function markFresh(): void {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (arrival?.type === 'navigate' && location.hash === '') document.documentElement.dataset.fresh = ''
}

/** Sent to the browser as text: it knows nothing but what it is given. */
function startLater({ files, parts, waiting, patience, cookie, storageKey, activity }: Plan): void {
  let [isLoading, isRunning] = [false, false]

  const begin = () => {
    const script = document.createElement('script')
    script.type = 'module'
    script.textContent = document.getElementById(waiting)?.textContent ?? ''
    document.head.append(script)
  }

  // Each file runs in a turn of its own: between them the browser answers a finger.
  const runNext = (place: number) => {
    const part = parts[place]
    // What cannot be loaded is told by the script that needs it.
    if (part === undefined) begin()
    else import(/* @vite-ignore */ part).then(() => setTimeout(() => runNext(place + 1)), begin)
  }

  // A link of `modulepreload` would have the file compiled in the midst of the first seconds. One at a time: to ask
  // for twenty takes as long as to draw a frame.
  const askFor = (place: number) => {
    const file = files[place]
    if (file === undefined) return
    const link = document.createElement('link')
    link.rel = 'preload'
    link.as = 'script'
    link.crossOrigin = ''
    link.href = file
    document.head.append(link)
    setTimeout(() => askFor(place + 1))
  }

  const load = () => {
    if (isLoading) return
    isLoading = true
    askFor(0)
    if (isKnown() || patience === 0) run()
    else setTimeout(run, patience)
  }

  const run = () => {
    if (isRunning) return
    isRunning = true
    delete document.documentElement.dataset.fresh
    load()
    runNext(0)
  }

  const isKnown = () => {
    try {
      return document.cookie.includes(`${cookie}=`) || localStorage.getItem(storageKey) !== null
    } catch {
      return false
    }
  }

  // The next frame is laid out and drawn with the picture before the one after it begins, and then takes a moment to
  // reach the screen.
  const loadAfterPaint = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(load, 100)))
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')
  if (picture === null || picture.complete) loadAfterPaint()
  else {
    picture.addEventListener('load', loadAfterPaint)
    picture.addEventListener('error', load)
  }
  // A picture may take long, and a page in the background is not painted.
  setTimeout(load, 2000)

  // A browser tells of a pointer as soon as a page appears beneath it, though nobody has moved it.
  const rests = (event: Event) =>
    event instanceof PointerEvent &&
    event.type === 'pointermove' &&
    event.movementX === 0 &&
    event.movementY === 0
  const listening = new AbortController()
  const begun = (event: Event) => {
    if (rests(event)) return
    listening.abort()
    document.documentElement.dataset.active = ''
    dispatchEvent(new Event(activity))
    run()
  }
  for (const sign of ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'])
    addEventListener(sign, begun, { passive: true, signal: listening.signal })

  // A button that was pressed before anything could hear it is pressed again as soon as it is heard.
  const isHeard = (button: HTMLElement) => Object.keys(button).some((key) => key.startsWith('__reactProps'))
  const press = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button[type="button"]') : null
    // One turn later: React may bring a button to life because it is pressed, and then it was heard.
    if (button !== null && !isHeard(button)) setTimeout(() => isHeard(button) || keep(button))
  }
  let kept: HTMLElement | undefined
  const keep = (button: HTMLElement) => {
    if (kept === undefined) setTimeout(pressAgain, 50)
    kept = button
  }
  const pressAgain = () => {
    const button = kept
    if (button === undefined) return
    if (!isHeard(button) && button.isConnected) return setTimeout(pressAgain, 50)
    kept = undefined
    // What a button speaks to is there one turn after the button.
    setTimeout(() => button.click(), 50)
  }
  addEventListener('click', press, true)
}
