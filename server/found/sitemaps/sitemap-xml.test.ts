import { expect, test } from 'vitest'
import { sitemapFaults } from '../../testing/sitemap-faults.ts'
import { sitemapIndexXml, sitemapXml } from './sitemap-xml.ts'

const site = { siteUrl: 'https://shop.example', languages: ['en', 'id'] }

test('every language is an address of its own that names all of them, English for everybody else', () => {
  const xml = sitemapXml([{ addressIn: (language) => `/${language === 'id' ? 'merek' : 'brands'}` }], site)
  expect(xml.match(/<loc>[^<]*/g)).toEqual([
    '<loc>https://shop.example/brands',
    '<loc>https://shop.example/id/merek',
  ])
  const links = [
    '<xhtml:link rel="alternate" hreflang="en" href="https://shop.example/brands"/>',
    '<xhtml:link rel="alternate" hreflang="id" href="https://shop.example/id/merek"/>',
    '<xhtml:link rel="alternate" hreflang="x-default" href="https://shop.example/brands"/>',
  ]
  expect(xml.match(/<xhtml:link[^>]*>/g)).toEqual([...links, ...links])
})

test('signs that mean something in XML are escaped, and those it cannot hold are left out', async () => {
  const strange = sitemapXml(
    [{ addressIn: () => "/a?b=1&c='d'\u0000\u0008\ufffe", pictures: ['a&b<c>.webp'] }],
    site,
  )
  expect(await sitemapFaults(strange)).toEqual([])
  expect(strange).toContain('<loc>https://shop.example/a?b=1&amp;c=&apos;d&apos;</loc>')
  expect(strange).toContain('/media/1280/a%26b%3Cc%3E.webp.webp<')
  const hostile = sitemapXml([{ addressIn: () => '/"/><url>]]>' }], site)
  expect(hostile).toContain('<loc>https://shop.example/&quot;/&gt;&lt;url&gt;]]&gt;</loc>')
})

test('an index is valid with and without moments', async () => {
  const files = [{ name: 'pages' }, { name: 'products-1', updatedAt: new Date('2026-11-16T03:00:00Z') }]
  expect(await sitemapFaults(sitemapIndexXml(files, site.siteUrl))).toEqual([])
})

test.each([
  ['<url><loc>https://shop.example/a</loc><loc>https://shop.example/b</loc></url>'],
  ['<url><lastmod>yesterday</lastmod></url>'],
  ['<url><loc>https://shop.example/a</loc><xhtml:link rel="alternate" hreflang="english" href="x"/></url>'],
  ['<url><loc>https://shop.example/a</loc><image:image><image:src>x</image:src></image:image></url>'],
  [''],
])('the judge of these tests finds fault with %s', async (inner) => {
  const xml = sitemapXml([], site).replace('</urlset>', `${inner}</urlset>`)
  expect(await sitemapFaults(xml)).not.toEqual([])
})
