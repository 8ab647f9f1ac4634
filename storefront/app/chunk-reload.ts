import { useSyncExternalStore } from 'react'

declare global {
  interface Window {
    /** Called by the router when the code of a page could not be loaded (see vite/guard-chunk-reload.ts). */
    gemaChunkFailed(): void
  }
}

const rememberedAs = 'gemaChunkReloadedAt'
const minute = 60_000

let gaveUp = false
const listeners = new Set<() => void>()

/**
 * After a release, an open page asks for code that is gone; loading it anew helps. If that does not help,
 * loading again and again would not either: at most once a minute. Answers whether the page is being reloaded.
 */
export function reloadAfterFailedChunk(now: number = Date.now()): boolean {
  // Without a network it would only take away what is on the page.
  if (navigator.onLine === false) return false
  try {
    const last = Number(sessionStorage.getItem(rememberedAs) ?? 0)
    if (now - last < minute) return false
    sessionStorage.setItem(rememberedAs, String(now))
  } catch {
    // Nothing can be remembered here: loading anew could go on for ever.
    return false
  }
  window.location.reload()
  return true
}

/** For code of pages, and for code of parts that are loaded on first use. */
export function watchFailedChunks(): void {
  window.gemaChunkFailed = () => {
    if (reloadAfterFailedChunk()) return
    gaveUp = true
    for (const listener of listeners) listener()
  }
  window.addEventListener('vite:preloadError', (event) => {
    if (reloadAfterFailedChunk()) event.preventDefault()
  })
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** True when the code of a page could not be loaded, and loading the page anew did not help. */
export const useFailedChunk = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => gaveUp,
    () => false,
  )
