import { recall, remember } from './remembered.ts'

const key = 'user_token'

/** Where storage is switched off, a visitor is known as long as the page is open. */
let forThisPage: string | undefined

/** What a visitor without an account is known by: their cart belongs to it. Made at first use. */
export function guestToken(): string {
  const kept = recall(key) ?? forThisPage
  if (kept !== undefined && /^guest_[\w-]{32,64}$/.test(kept)) return kept
  const bytes = crypto.getRandomValues(new Uint8Array(24))
  const made = `guest_${btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')}`
  remember(key, made)
  forThisPage = made
  return made
}
