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
  const scripts = hashesOf(
    html,
    /<script(?! type="application\/(?:ld\+)?json")(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g,
  )
  const styles = hashesOf(html, /<style[^>]*>([\s\S]*?)<\/style>/g)
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

function hashesOf(html: string | readonly (string | Uint8Array)[], pattern: RegExp): string {
  const hashes = new Set<string>()
  for (const piece of [html].flat()) {
    if (typeof piece !== 'string') continue
    for (const [, content = ''] of piece.matchAll(pattern))
      hashes.add(` 'sha256-${hash('sha256', content, 'base64')}'`)
  }
  return [...hashes].join('')
}
