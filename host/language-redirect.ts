import type { IncomingHttpHeaders } from 'node:http'
import { rememberShort } from './kept/remember-short.ts'

const cookieName = 'i18n_redirected'
const yearInSeconds = 31_536_000

/**
 * Where a visitor who opens `/` is led: to the language of the cookie, else the one the browser prefers, else nowhere,
 * because `/` is English. Only from `/`, and only on entering the site: a link to `/` inside it means `/`.
 */
export function languageRedirect(request: Request, languages: readonly string[]): Response | undefined {
  const { pathname, search } = new URL(request.url)
  if (pathname !== '/') return undefined
  const wanted = wantedLanguages({
    'sec-fetch-site': request.headers.get('sec-fetch-site') ?? '',
    cookie: request.headers.get('cookie') ?? '',
    'accept-language': request.headers.get('accept-language') ?? '',
  })
  const language = wanted.find((each) => languages.includes(each))
  if (language === undefined || language === 'en') return undefined
  return new Response(null, {
    status: 302,
    headers: {
      Location: `/${language}${search}`,
      'Set-Cookie': `${cookieName}=${language}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax`,
      'Cache-Control': 'private, no-store',
      Vary: 'Cookie, Accept-Language, Sec-Fetch-Site',
    },
  })
}

/** Whichever languages the shop speaks, nobody with these headers is led from `/` to another one. */
export const staysEnglish = (headers: IncomingHttpHeaders): boolean =>
  (wantedLanguages(headers)[0] ?? 'en') === 'en'

/** The languages that somebody wants who opens `/`, the dearest first; none, for who comes from inside the site. */
function wantedLanguages(
  headers: Pick<IncomingHttpHeaders, 'sec-fetch-site' | 'cookie' | 'accept-language'>,
): readonly string[] {
  if (headers['sec-fetch-site'] === 'same-origin') return []
  const preferred = preferredLanguages(headers['accept-language'] ?? '')
  const chosen = cookieLanguage(headers.cookie ?? '')
  return chosen === undefined ? preferred : [chosen, ...preferred]
}

const cookieLanguage = (cookies: string): string | undefined =>
  /(?:^|;\s*)i18n_redirected=([a-z]{2})(?:;|$)/.exec(cookies)?.[1]

const preferredLanguages = rememberShort((acceptLanguage): readonly string[] =>
  acceptLanguage
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
      const quality = parameters.map((each) => /^\s*q=([\d.]+)$/.exec(each)?.[1]).find(Boolean)
      return { language: tag.split('-')[0] ?? '', quality: Number(quality ?? 1) }
    })
    .filter(({ language, quality }) => language !== '' && quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ language }) => language),
)
