/** Of another site or of a program on the visitor's machine: only what leads somewhere and runs nothing. */
const allowed = new Set(['https:', 'http:', 'mailto:', 'tel:'])

/** Where a link of a text may lead; nothing, where it could do something else than lead there. */
export function safeLink(url: string): string | undefined {
  // Browsers leave out such characters when they read an address, so that `java\nscript:` would become one.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (/[\u0000-\u0020\u007f-\u00a0\\]/.test(url)) return undefined
  if (/^#[\w-]+$/.test(url)) return url
  if (url.startsWith('/')) return url.startsWith('//') ? undefined : url
  return URL.canParse(url) && allowed.has(new URL(url).protocol) ? url : undefined
}
