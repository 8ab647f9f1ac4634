import type { APIRequestContext } from '@playwright/test'

/** What a machine reads at the top of a page. */
export interface FoundPage {
  status: number
  html: string
  titles: string[]
  descriptions: string[]
  robots: string | undefined
  canonicals: string[]
  /** Addresses of the same page, by language. */
  alternates: Record<string, string>
  /** What those who are sent the link see: `og:title` and so on. */
  card: Record<string, string>
}

/** Reads a page as a crawler does: without a browser, without redirects. */
export async function readPage(request: APIRequestContext, address: string): Promise<FoundPage> {
  const response = await request.get(address, {
    maxRedirects: 0,
    headers: { Accept: 'text/html' },
    // The shop closes connections that stood still for a while; one may be closed just when it is used again.
    maxRetries: 2,
  })
  const html = await response.text()
  const metas = tagsOf(html, 'meta')
  const links = tagsOf(html, 'link')
  const named = (name: string) => metas.filter((tag) => tag.name === name).map((tag) => tag.content ?? '')
  const hrefOf = (rel: string) => links.filter((tag) => tag.rel === rel).map((tag) => tag.href ?? '')
  return {
    status: response.status(),
    html,
    titles: [...html.matchAll(/<title[^>]*>([^<]*)<\/title>/g)].map(([, title = '']) => decoded(title)),
    descriptions: named('description'),
    robots: named('robots')[0],
    canonicals: hrefOf('canonical'),
    alternates: Object.fromEntries(
      links
        .filter((tag) => tag.rel === 'alternate' && tag.hreflang !== undefined)
        .map((tag) => [tag.hreflang ?? '', tag.href ?? '']),
    ),
    card: Object.fromEntries(
      metas.filter((tag) => tag.property !== undefined).map((tag) => [tag.property ?? '', tag.content ?? '']),
    ),
  }
}

/** The attributes of every tag of a name, their names in small letters. */
const tagsOf = (html: string, name: string): Record<string, string>[] =>
  [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
        key.toLowerCase(),
        decoded(value),
      ]),
    ),
  )

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

const decoded = (text: string): string =>
  text.replace(/&([a-z]+|#x27);/g, (whole, name) => entities[name] ?? whole)

/** Width and height of a JPEG, from the segment that begins its first frame. */
export function jpegSize(bytes: Buffer): { width: number; height: number } | undefined {
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1] ?? 0
    const beginsFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (beginsFrame) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
  }
  return undefined
}
