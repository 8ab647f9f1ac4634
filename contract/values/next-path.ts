/**
 * An address of this shop to lead on to after signing in; anything else is forgotten. What begins with two slashes, or
 * has a backslash or something invisible in it, would lead a browser to another site.
 */
export function nextPath(wanted: string | null | undefined): string | undefined {
  if (!wanted?.startsWith('/') || wanted.length > 500) return undefined
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers leave them out, and then see other addresses
  if (/^\/\/|\\|[\u0000-\u001f\u007f]/.test(wanted)) return undefined
  const here = 'https://shop.internal'
  const url = URL.canParse(wanted, here) ? new URL(wanted, here) : undefined
  if (url === undefined || url.origin !== here || url.pathname.startsWith('//')) return undefined
  return `${url.pathname}${url.search}${url.hash}`
}
