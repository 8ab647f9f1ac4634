import { languageOfPage } from './language-path.ts'

const yearInSeconds = 31_536_000

/** Remembers the chosen language: the cookie leads a later visit to `/` to it. */
export function rememberLanguage(language: string): void {
  for (const name of ['i18n_redirected', 'currentLanguage']) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that we support
    document.cookie = `${name}=${language}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax`
  }
  try {
    localStorage.setItem('preferredLanguage', language)
  } catch {
    // Storage is switched off: the cookie alone will do.
  }
}

/** Who has followed a link of the shop to another language before the script could hear it has chosen that language. */
export function rememberSwitchedLanguage(): void {
  const cameFrom = URL.parse(document.referrer)
  const language = languageOfPage(window.location.pathname)
  if (cameFrom?.origin === window.location.origin && languageOfPage(cameFrom.pathname) !== language)
    rememberLanguage(language)
}
