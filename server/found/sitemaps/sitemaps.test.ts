import { Readable } from 'node:stream'
import { gunzipSync } from 'node:zlib'
import { parseSitemap, parseSitemapIndex } from 'sitemap'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveBrands, saveCollections } from '../../modules/catalogue/catalogue.ts'
import { savePages } from '../../modules/content/content.ts'
import { saveLanguage } from '../../modules/languages/languages.ts'
import { changeSettings } from '../../modules/settings/settings.ts'
import {
  type AProduct,
  aProduct,
  someProducts,
  withdrawProduct,
  withdrawVariant,
} from '../../testing/a-product.ts'
import { shelf } from '../../testing/a-shelf.ts'
import { anArticle } from '../../testing/an-article.ts'
import { queriesOf } from '../../testing/count-queries.ts'
import { robotsAllow } from '../../testing/robots-rules.ts'
import { sitemapFaults } from '../../testing/sitemap-faults.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'
import { createSitemaps } from './sitemaps.ts'

let shop: TestShop
let aria: AProduct
let withdrawn: AProduct
const site = 'https://shop.example'
const picture = (name: string, finish = 'walnut') => ({ picture: name, alt: { en: name }, finish })
const page = (slug: string) => ({
  slug,
  title: { en: slug },
  description: { en: slug },
  body: { en: slug },
  updatedAt: new Date('2026-10-01T00:00:00Z'),
})

beforeAll(async () => {
  shop = await startTestShop({ ownDatabase: true })
  const { db } = shop.shop
  aria = await aProduct(shop, {
    slug: { en: 'aria-9', id: 'aria-9-sepasang' },
    pictures: [
      ...Array.from({ length: 11 }, (_, place) => picture(`walnut-${place}.webp`)),
      picture('old.webp', 'gone'),
    ],
    inventories: [{ finish: 'walnut' }, { finish: 'gone' }],
  })
  const [, gone] = aria.variants
  if (gone) await withdrawVariant(shop, gone)
  await aProduct(shop, { slug: { en: 'only-english' } })
  withdrawn = await aProduct(shop, { slug: { en: 'withdrawn', id: 'ditarik' } })
  await withdrawProduct(shop, withdrawn)
  await saveBrands(db, [
    { slug: 'empty', name: 'Empty', origin: { en: '-' }, tagline: { en: '-' }, story: { en: '-' } },
  ])
  const list = { text: { en: '' }, image: 'room.webp' }
  await saveCollections(db, [
    {
      ...{ uuid: '0b000000-0000-4000-8000-000000000001', ...list },
      ...{ slug: { en: 'small-rooms', id: 'ruang-kecil' }, name: { en: 'Small rooms' } },
      productUuids: [aria.uuid],
    },
    {
      ...{ uuid: '0b000000-0000-4000-8000-000000000002', ...list },
      ...{ slug: { en: 'nothing-left' }, name: { en: 'Nothing left' } },
      productUuids: [withdrawn.uuid],
    },
  ])
  await savePages(db, ['tentang-kami', 'kontak-kami', 'kebijakan-privasi'].map(page))
  await anArticle(shop, { slug: { en: 'five-speakers', id: 'lima-speaker' }, image: 'plan.webp' })
  const tomorrow = new Date(shop.clock.now().getTime() + 24 * 60 * 60 * 1000)
  await anArticle(shop, { slug: { en: 'not-yet', id: 'belum' }, publishedAt: tomorrow })
  await saveLanguage(db, { code: 'fr', name: 'Français', direction: 'ltr' })
  await saveLanguage(db, { code: 'de', name: 'Deutsch', direction: 'ltr' })
  await db.execute("update languages set is_active = false where code = 'de'")
})
afterAll(() => shop.close())

const textOf = async (path: string): Promise<string> => {
  const response = await shop.fetch(path)
  expect([path, response.status, response.headers.get('content-type')]).toEqual([
    ...[path, 200, 'application/xml; charset=utf-8'],
  ])
  return response.text()
}
const itemsOf = async (name: string) => parseSitemap(Readable.from([await textOf(`/sitemaps/${name}.xml`)]))
const addressesOf = async (name: string) => (await itemsOf(name)).map(({ url }) => url.slice(site.length))
const named = async () =>
  (await parseSitemapIndex(Readable.from([await textOf('/sitemap.xml')]))).map(({ url }) => url)

test('the index names every file, and by their schemas all of them are valid', async () => {
  expect(await sitemapFaults(await textOf('/sitemap.xml'))).toEqual([])
  const files = await named()
  expect(files).toEqual(
    ['pages', 'categories', 'brands', 'collections', 'stores', 'articles', 'products-1'].map(
      (name) => `${site}/sitemaps/${name}.xml`,
    ),
  )
  for (const file of files) {
    const xml = await textOf(new URL(file).pathname)
    expect([file, await sitemapFaults(xml)]).toEqual([file, []])
  }
})

test('a product stands there in every language of the shop, each with its own slug and all the others', async () => {
  const items = (await itemsOf('products-1')).filter(({ url }) => url.includes(aria.uuid))
  const urls = {
    en: `${site}/aria-9/product/${aria.uuid}`,
    id: `${site}/id/aria-9-sepasang/product/${aria.uuid}`,
    fr: `${site}/fr/aria-9/product/${aria.uuid}`,
  }
  expect(items.map(({ url }) => url)).toEqual(Object.values(urls))
  for (const { links } of items) {
    expect(links.map(({ lang, url }) => [lang, url])).toEqual([
      ...Object.entries(urls),
      ['x-default', urls.en],
    ])
  }
})

test('a product tells when it changed and shows ten pictures at most, none of a finish that is gone', async () => {
  const [item] = await itemsOf('products-1')
  expect(item?.lastmod).toMatch(/^20\d\d-\d\d-\d\dT/)
  expect(item?.img.map(({ url }) => url)).toEqual(
    Array.from({ length: 10 }, (_, place) => `${site}/media/1280/walnut-${place}.webp.webp`),
  )
})

test('a slug that a language lacks is the English one', async () => {
  const addresses = await addressesOf('products-1')
  expect(addresses.filter((address) => address.includes('only-english'))).toHaveLength(3)
})

test('what is withdrawn, empty or not yet published is not told of', async () => {
  const all = (
    await Promise.all(['products-1', 'brands', 'collections', 'categories', 'articles'].map(addressesOf))
  ).join('\n')
  for (const hidden of [withdrawn.uuid, 'empty', 'nothing-left', 'subwoofers', 'not-yet']) {
    expect(all).not.toContain(hidden)
  }
})

test('lists stand at the addresses that their pages have', async () => {
  expect(await addressesOf('categories')).toEqual([
    ...['/all/home-theater', '/id/all/bioskop-rumah', '/fr/all/home-theater'],
    '/all/home-theater/tower-speakers',
    '/id/all/bioskop-rumah/speaker-lantai',
    '/fr/all/home-theater/tower-speakers',
  ])
  const brand = `/laras/brand?brand=${shelf.brandUuid}`
  expect(await addressesOf('brands')).toEqual([brand, `/id${brand}`, `/fr${brand}`])
  expect((await addressesOf('collections'))[1]).toMatch(/^\/id\/ruang-kecil\/collection\?collection=\d+$/)
  expect(await addressesOf('stores')).toContain('/id/shop/gema-uji')
  const [article] = await itemsOf('articles')
  expect(article).toMatchObject({
    url: `${site}/article-product/five-speakers`,
    img: [{ url: `${site}/media/1280/plan.webp.webp` }],
  })
})

test('a page stands once, at the address that it calls its own', async () => {
  const addresses = await addressesOf('pages')
  expect(new Set(addresses).size).toBe(addresses.length)
  expect(addresses).toEqual(
    expect.arrayContaining(['/', '/id', '/fr', '/about-us', '/contact-us', '/page/kebijakan-privasi']),
  )
  // There is no text for these two.
  for (const other of ['/how-to-shop', '/company-profile', '/page/tentang-kami', '/page/kontak-kami']) {
    expect(addresses).not.toContain(other)
  }
  const about = (await itemsOf('pages')).find(({ url }) => url === `${site}/about-us`)
  expect(about?.lastmod).toBe('2026-10-01T00:00:00.000Z')
})

test('robots.txt closes none of what is told of', async () => {
  const robots = await (await shop.fetch('/robots.txt')).text()
  for (const file of await named()) {
    const items = await parseSitemap(Readable.from([await textOf(new URL(file).pathname)]))
    const closed = items.filter(({ url }) => !robotsAllow(robots, url.slice(site.length)))
    expect(closed).toEqual([])
  }
})

test('who may not register is not told where sellers do', async () => {
  const addresses = () => createSitemaps(shop.shop).file('pages')
  const told = async () => gunzipSync((await addresses())?.packed ?? '').toString()
  expect(await told()).not.toContain('/seller/register')
  await changeSettings(shop.shop.db, { vendorRegistration: true })
  expect(await told()).toContain('<loc>https://shop.example/seller/register</loc>')
})

test('many products are cut into files, none is lost and none stands twice', async () => {
  const more = await someProducts(shop, 5)
  const sitemaps = createSitemaps(shop.shop, { perFile: 3 })
  const uuidsIn = async (name: string) => {
    const file = await sitemaps.file(name)
    const xml = file && gunzipSync(file.packed).toString()
    return xml && [...new Set(Array.from(xml.matchAll(/\/product\/([0-9a-f-]{36})</g), ([, uuid]) => uuid))]
  }
  const files = await Promise.all([1, 2, 3, 4].map((number) => uuidsIn(`products-${number}`)))
  expect(files.map((uuids) => uuids?.length)).toEqual([3, 3, 1, undefined])
  const all = files.flatMap((uuids) => uuids || [])
  expect(new Set(all).size).toBe(7)
  expect(all).toEqual(expect.arrayContaining(more.map(({ uuid }) => uuid)))
  expect(gunzipSync((await sitemaps.index()).packed).toString()).toContain('/sitemaps/products-3.xml<')
})

test('however many products there are, a file costs the same few questions', async () => {
  const ask = () => createSitemaps(shop.shop, { perFile: 100 }).file('products-1')
  const before = (await queriesOf(shop, ask)).length
  await someProducts(shop, 20)
  expect((await queriesOf(shop, ask)).length).toBe(before)
  expect(before).toBeLessThanOrEqual(3)
})
