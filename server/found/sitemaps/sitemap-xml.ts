import { defaultLanguage } from '@gema/contract/values/language.ts'
import { addressInLanguage } from '../page-addresses.ts'
import type { SitemapEntry } from './sitemap-entry.ts'

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const protocol = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const withLanguages = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"'
const withPictures = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'

/** The widest picture that pages ask for most often. */
const pictureWidth = 1280

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Characters that XML cannot hold at all, escaped or not, are left out. */
const escaped = (text: string): string =>
  text
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"']/g, (character) => escapes[character] ?? '')

interface Site {
  siteUrl: string
  languages: string[]
}

/** The addresses of some pages: each language is an address of its own, and names the others. */
export function sitemapXml(entries: SitemapEntry[], site: Site): string {
  const urls = entries.map((entry) => urlsOf(entry, site)).join('')
  return `${head}<urlset ${protocol} ${withLanguages} ${withPictures}>\n${urls}</urlset>\n`
}

function urlsOf({ addressIn, updatedAt, pictures = [] }: SitemapEntry, { siteUrl, languages }: Site): string {
  const located = languages.map((language) => ({
    language,
    url: escaped(siteUrl + addressInLanguage(addressIn(language), language)),
  }))
  const original = located.find(({ language }) => language === defaultLanguage)
  const alternates = [...located, ...(original ? [{ ...original, language: 'x-default' }] : [])]
    .map(({ language, url }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${url}"/>\n`)
    .join('')
  const images = pictures
    .map((picture) => `${siteUrl}/media/${pictureWidth}/${encodeURIComponent(picture)}.webp`)
    .map((url) => `<image:image><image:loc>${escaped(url)}</image:loc></image:image>\n`)
    .join('')
  const changed = lastmod(updatedAt)
  return located
    .map(({ url }) => `<url>\n<loc>${url}</loc>\n${changed}${alternates}${images}</url>\n`)
    .join('')
}

/** The addresses of all sitemaps. */
export function sitemapIndexXml(files: { name: string; updatedAt?: Date }[], siteUrl: string): string {
  const each = files
    .map(({ name, updatedAt }) => {
      const url = escaped(`${siteUrl}/sitemaps/${name}.xml`)
      return `<sitemap>\n<loc>${url}</loc>\n${lastmod(updatedAt)}</sitemap>\n`
    })
    .join('')
  return `${head}<sitemapindex ${protocol}>\n${each}</sitemapindex>\n`
}

const lastmod = (moment: Date | undefined): string =>
  moment === undefined ? '' : `<lastmod>${moment.toISOString()}</lastmod>\n`
