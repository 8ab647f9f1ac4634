import { useSyncExternalStore } from 'react'
import { forgetToken, readToken, writeToken } from '../api/token-cookie.ts'

const listeners = new Set<() => void>()
const tellTabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('gema-session')

/** As the browser last said it: every heart on a page asks, and each look at the cookies waits for another process. */
let known: { token: string | undefined } | undefined

function knownToken(): string | undefined {
  known ??= { token: readToken() }
  return known.token
}

function tellHere(): void {
  known = undefined
  for (const listener of listeners) listener()
}

if (tellTabs !== undefined) tellTabs.onmessage = tellHere

// A tab that was frozen, or comes back from the history, has missed what the others said.
if (typeof document !== 'undefined') {
  document.addEventListener('visibilitychange', tellHere)
  window.addEventListener('pageshow', tellHere)
}

function tellEverywhere(): void {
  tellHere()
  tellTabs?.postMessage('changed')
}

/** Begins the session in this browser; every open tab learns of it. */
export function beginSession(token: string, { remember = true }: { remember?: boolean } = {}): void {
  writeToken(token, remember)
  tellEverywhere()
}

/** Ends the session in this browser; every open tab learns of it. */
export function endSession(): void {
  forgetToken()
  tellEverywhere()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The token of the session, or nothing: on the server always nothing, because no page holds anything personal. */
export const useToken = (): string | undefined => useSyncExternalStore(subscribe, knownToken, () => undefined)

/** Whether the page is alive in a browser: only then can it be said that nobody is signed in. */
export const useIsAwake = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
