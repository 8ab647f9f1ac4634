import type { IncomingHttpHeaders } from 'node:http'

const cookieName = 'i18n_redirected'
const yearInSeconds = 31_536_000

/**
 * Where a visitor who opens `/` is led: to the language of the cookie, else the one the browser prefers, else nowhere,
 * because `/` is English. Only from `/`, and only on entering the site: a link to `/` inside it means `/`.
 */
export function languageRedirect(request: Request, languages: readonly string[]): Response | undefined {
  const { pathname, search } = new URL(request.url)
  if (pathname !== '/' || request.headers.get('sec-fetch-site') === 'same-origin') return undefined
  const language = cookieLanguage(request, languages) ?? preferredLanguage(request, languages)
  if (language === undefined || language === 'en') return undefined
  return new Response(null, {
    status: 302,
    headers: {
      Location: `/${language}${search}`,
      'Set-Cookie': `${cookieName}=${language}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax`,
      'Cache-Control': 'private, no-store',
      Vary: 'Cookie, Accept-Language',
    },
  })
}

/** Without a closer look: nobody with these headers is led from `/` to another language. */
export const staysEnglish = (headers: IncomingHttpHeaders): boolean =>
  headers['sec-fetch-site'] === 'same-origin' ||
  (!(headers.cookie ?? '').includes(cookieName) && /^(en\b|$)/.test(headers['accept-language'] ?? ''))

function cookieLanguage(request: Request, languages: readonly string[]): string | undefined {
  const cookies = request.headers.get('cookie') ?? ''
  const found = /(?:^|;\s*)i18n_redirected=([a-z]{2})(?:;|$)/.exec(cookies)?.[1]
  return found !== undefined && languages.includes(found) ? found : undefined
}

function preferredLanguage(request: Request, languages: readonly string[]): string | undefined {
  const wanted = (request.headers.get('accept-language') ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
      const quality = parameters.map((each) => /^\s*q=([\d.]+)$/.exec(each)?.[1]).find(Boolean)
      return { language: tag.split('-')[0] ?? '', quality: Number(quality ?? 1) }
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
  return wanted.find(({ language }) => languages.includes(language))?.language
}
