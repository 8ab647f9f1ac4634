import type { SocialProvider } from '@gema/contract/shapes/customer-profile.ts'

/** Kept for this tab alone, and only until the visitor is back. */
const secretKey = 'social_secret'
const languageKey = 'social_language'

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

interface SocialStart {
  language: string
  /** Where to go afterwards: a path of this shop. */
  next?: string | undefined
}

/**
 * Makes a secret that stays in this tab, and the address that begins a sign-in with its hash: whoever comes back without
 * the secret has not begun it here. Fails where the browser keeps nothing or cannot hash.
 */
export async function socialAddress(
  provider: SocialProvider,
  { language, next }: SocialStart,
): Promise<string> {
  const secret = base64url(crypto.getRandomValues(new Uint8Array(32)))
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret))
  sessionStorage.setItem(secretKey, secret)
  sessionStorage.setItem(languageKey, language)
  const query = new URLSearchParams({ browser: base64url(new Uint8Array(hash)), language })
  if (next !== undefined) query.set('next', next)
  return `/api/storefront/social/${provider}?${query}`
}

/** The secret of the sign-in that was begun in this tab. It is good for one answer. */
export function takeSocialSecret(): string | undefined {
  try {
    const secret = sessionStorage.getItem(secretKey) ?? undefined
    sessionStorage.removeItem(secretKey)
    return secret
  } catch {
    return undefined
  }
}

/** The language in which the sign-in was begun: a provider always leads back to the same address. */
export function socialLanguage(): string | undefined {
  try {
    return sessionStorage.getItem(languageKey) ?? undefined
  } catch {
    return undefined
  }
}
