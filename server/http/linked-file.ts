import { languageOfHeader } from '@gema/contract/values/language.ts'
import { html } from 'hono/html'
import { answerFile } from './answers.ts'
import { policyOfPage } from './security-headers.ts'

/** A plain link sends no header of ours, so its address may name the language. */
export function languageOfLink(request: Request): string {
  const named = new URL(request.url).searchParams.get('language')
  return languageOfHeader(named ?? request.headers.get('language'))
}

/** Answers a file that is the same for everybody: it may be kept, and whoever has it already is told so. */
export function answerLinkedFile(request: Request, file: Blob, keptSeconds: number): Response {
  const changed = file instanceof File ? file.lastModified : 0
  const tag = `"${changed.toString(36)}-${file.size.toString(36)}"`
  const headers = {
    'Cache-Control': `public, max-age=${keptSeconds}`,
    ETag: tag,
    Vary: 'Language',
  }
  const known = request.headers.get('if-none-match') ?? ''
  if (known.split(',').some((each) => each.trim().replace(/^W\//, '') === tag))
    return new Response(null, { status: 304, headers })
  const response = answerFile(file)
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
  return response
}

const style =
  'body{font:16px/1.5 system-ui,sans-serif;color:#14161f;max-width:480px;margin:20vh auto;padding:0 16px}h1{font-size:28px;line-height:34px}p{color:#5b6072}a{color:#4338ca}'
const words = {
  en: { again: 'This page looks again by itself.', home: 'To the shop', at: '/' },
  id: { again: 'Halaman ini memeriksa lagi dengan sendirinya.', home: 'Ke toko', at: '/id' },
}

/** A refusal as a page, for who has opened a link in a browser; a program gets it as it is. */
export async function refusedForReader(
  request: Request,
  response: Response,
  language: string,
): Promise<Response> {
  const isRead = request.headers.get('accept')?.includes('text/html') === true
  if (response.ok || response.status === 304 || !isRead) return response
  const { meta } = (await response.json()) as { meta: { message: string } }
  const spoken = language === 'id' ? 'id' : 'en'
  const { again, home, at } = words[spoken]
  const wait = response.headers.get('Retry-After')
  const page = String(
    await html`<!doctype html>
<html lang="${spoken}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${meta.message}</title><style>${style}</style></head>
<body><h1>${meta.message}</h1>${wait === null ? '' : html`<p>${again}</p>`}<p><a href="${at}">${home}</a></p></body></html>`,
  )
  const headers = new Headers(response.headers)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set('Content-Security-Policy', policyOfPage(page))
  headers.append('Vary', 'Accept')
  if (wait !== null) headers.set('Refresh', wait)
  return new Response(page, { status: response.status, headers })
}
