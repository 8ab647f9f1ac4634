import { hash } from 'node:crypto'

/** Headers for every answer, page or not. */
export function securityHeaders({ https }: { https: boolean }): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(self), payment=(self), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(https && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
  }
}

/** For answers that no browser should run anything of. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'"

/**
 * The Content-Security-Policy of an HTML page: only our own files, and only those inline scripts and styles
 * that stand in exactly this page, by their hashes. Forms go to the shop itself, and to whom it is named here. A page may
 * be in pieces, of which none cuts a script in two; those that are bytes hold nothing to run, or what they hold may not run.
 */
export function policyOfPage(
  html: string | readonly (string | Uint8Array)[],
  formTargets: readonly string[] = [],
): string {
  // Facts for search engines, and for the page's own script, are no scripts that a browser would run.
  const scripts = hashesOf(html, 'script', isNotRun)
  const styles = hashesOf(html, 'style')
  return [
    "default-src 'none'",
    `script-src 'self'${scripts}`,
    `style-src 'self'${styles}`,
    // A file that was chosen, or fetched with the shopper's own token, is shown from the browser's memory.
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    // Videos, once somebody has pressed play and been told from where they come.
    "frame-src 'self' https://www.youtube-nocookie.com",
    ["form-action 'self'", ...formTargets].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

const isNotRun = /^ type="application\/(?:ld\+)?json"|\ssrc=/

/** Of all elements of a name but those whose attributes are among the others. */
function hashesOf(
  html: string | readonly (string | Uint8Array)[],
  name: 'script' | 'style',
  others?: RegExp,
): string {
  const hashes = new Set<string>()
  for (const piece of [html].flat()) {
    if (typeof piece !== 'string') continue
    for (const { attributes, content } of elementsOf(piece, name))
      if (!others?.test(attributes)) hashes.add(` 'sha256-${hash('sha256', content, 'base64')}'`)
  }
  return [...hashes].join('')
}

/** Found by where they begin and end: a pattern takes several times as long for a whole page. */
function* elementsOf(html: string, name: string): Generator<{ attributes: string; content: string }> {
  const [opens, closes] = [`<${name}`, `</${name}>`]
  for (let at = html.indexOf(opens); at !== -1; at = html.indexOf(opens, at)) {
    const start = html.indexOf('>', at) + 1
    const end = html.indexOf(closes, start)
    if (start === 0 || end === -1) return
    yield { attributes: html.slice(at + opens.length, start - 1), content: html.slice(start, end) }
    at = end
  }
}
