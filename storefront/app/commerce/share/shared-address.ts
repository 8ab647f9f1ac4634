/** What of an address says what is on the page; the rest says where somebody came from. */
const kept = ['variant']

/** The address that others get: the page's own, as search engines know it, with the variant that is chosen. */
export function sharedAddress(href: string, canonical: string | undefined): string {
  const now = new URL(href)
  const shared = new URL(canonical ?? now.pathname, now)
  for (const name of kept) {
    const value = now.searchParams.get(name)
    if (value !== null) shared.searchParams.set(name, value)
  }
  return shared.href
}

/** The same for the page that is open. */
export const addressToShare = (): string =>
  sharedAddress(window.location.href, document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href)
