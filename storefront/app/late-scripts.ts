/** As React Router writes them: what the page's script is made of, and the script that begins it. */
const preloads = /<link rel="modulepreload" href="([^"]+)"\/>/g
const beginning = /<script type="module" async="">([\s\S]*?)<\/script>/

/** Marks the script that waits; its text stays as it is, so that the page's policy knows it by its hash. */
const waiting = 'later'

/**
 * Lets the script of a page wait until the page has been seen: until its large picture is painted, or somebody
 * touches the page, or two seconds have passed. On a telephone network the script is as heavy as all else together,
 * and would take turns with the picture that people wait for.
 */
export function startScriptsLate(html: string): string {
  const files = [...html.matchAll(preloads)].map(([, file]) => file)
  const begin = html.match(beginning)?.[1]
  if (begin === undefined) return html
  // The entry brings the page to life as soon as it runs: it must stay the last.
  const parts = files.filter((file) => file !== undefined && !begin.includes(`import("${file}")`))
  const start = `(${startLater})(${JSON.stringify(files)},${JSON.stringify(parts)},${JSON.stringify(waiting)})`
  return html
    .replaceAll(preloads, '')
    .replace(beginning, () => `<script type="text/plain" id="${waiting}">${begin}</script>`)
    .replace('</body>', () => `<script>${start}</script></body>`)
}

/** Sent to the browser as text: it knows nothing but what it is given. */
function startLater(files: string[], parts: string[], waiting: string): void {
  let isStarted = false

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

  const start = () => {
    if (isStarted) return
    isStarted = true
    for (const file of files) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = file
      document.head.append(link)
    }
    runNext(0)
  }

  // The next frame is drawn with the picture, and then takes a moment to reach the screen.
  const startAfterPaint = () => requestAnimationFrame(() => setTimeout(startWhenIdle, 100))
  const startWhenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(start, { timeout: 900 }) : start()

  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')
  if (picture === null || picture.complete) startAfterPaint()
  else {
    picture.addEventListener('load', startAfterPaint)
    picture.addEventListener('error', start)
  }
  for (const touch of ['pointerdown', 'keydown', 'scroll']) {
    addEventListener(touch, start, { once: true, passive: true })
  }
  setTimeout(start, 2000)
}
