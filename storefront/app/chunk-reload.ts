declare global {
  interface Window {
    /** Called when code of a page could not be loaded. Answers false when the page must not be reloaded again. */
    gemaReloadAfterFailedChunk(): boolean
  }
}

const rememberedAs = 'gemaChunkReloadedAt'
const minute = 60_000

/**
 * After a release, an open page asks for code that is gone; loading it anew helps. If that does not help,
 * loading again and again would not either: at most once a minute.
 */
export function reloadAfterFailedChunk(now: number = Date.now()): boolean {
  const last = Number(sessionStorage.getItem(rememberedAs) ?? 0)
  if (now - last < minute) return false
  sessionStorage.setItem(rememberedAs, String(now))
  window.location.reload()
  return true
}

/** For code of routes and for code of parts that are loaded on first use. */
export function watchFailedChunks(): void {
  window.gemaReloadAfterFailedChunk = () => reloadAfterFailedChunk()
  window.addEventListener('vite:preloadError', (event) => {
    if (reloadAfterFailedChunk()) event.preventDefault()
  })
}
