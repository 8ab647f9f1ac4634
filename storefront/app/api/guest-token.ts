import { forget, recall, remember } from './remembered.ts'

/** What it is kept under. */
export const guestTokenKey = 'user_token'

const listeners = new Set<() => void>()

/** Where storage is switched off, a visitor is known as long as the page is open. */
let forThisPage: string | undefined

/** What a visitor without an account is known by: their cart belongs to it. Made at first use. */
export function guestToken(): string {
  const kept = keptToken()
  if (kept !== undefined) return kept
  const bytes = crypto.getRandomValues(new Uint8Array(24))
  const made = `guest_${btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')}`
  remember(guestTokenKey, made)
  forThisPage = made
  for (const listener of listeners) listener()
  return made
}

/** The token of the guest that this browser has been, where it has been one. */
export const knownGuestToken = (): string | undefined => keptToken()

/** Tells when this browser begins or ceases to be a guest's, in any of its tabs. */
export function onGuestChange(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** Whether this browser has acted as a guest before: without a token there can be no cart. */
export const hasGuestToken = (): boolean => keptToken() !== undefined

/** Lets go of the guest that this browser was: their cart belongs to a customer now. */
export function forgetGuestToken(): void {
  forThisPage = undefined
  forget(guestTokenKey)
  for (const listener of listeners) listener()
}

function keptToken(): string | undefined {
  const kept = recall(guestTokenKey) ?? forThisPage
  return kept !== undefined && /^guest_[\w-]{32,64}$/.test(kept) ? kept : undefined
}
