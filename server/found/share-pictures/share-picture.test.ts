import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setRatings } from '../../modules/catalogue/catalogue.ts'
import { saveLanguage } from '../../modules/languages/languages.ts'
import { changeSettings } from '../../modules/settings/settings.ts'
import { type AProduct, aProduct, withdrawProduct } from '../../testing/a-product.ts'
import { anArticle } from '../../testing/an-article.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'
import { watchFiles } from '../../testing/watch-files.ts'

let shop: TestShop
let aria: AProduct
let kept: Set<string>
beforeAll(async () => {
  shop = await startTestShop({ ownDatabase: true })
  const red = sharp({ create: { width: 1200, height: 1200, channels: 3, background: '#ff0000' } })
  await shop.shop.files.write('pictures/red.webp', await red.webp().toBuffer())
  await shop.shop.files.write('pictures/broken.webp', new TextEncoder().encode('this is no picture'))
  kept = watchFiles(shop)
  aria = await aProduct(shop, { pictures: [{ picture: 'red.webp', alt: { en: 'Red' }, finish: 'walnut' }] })
  await saveLanguage(shop.shop.db, { code: 'ar', name: 'العربية', direction: 'rtl' })
})
afterAll(() => shop.close())

const ask = (file: string, init?: RequestInit) => shop.fetch(`/media/share/${file}`, init)

async function pixelsOf(file: string) {
  const response = await ask(file)
  expect([file, response.status]).toEqual([file, 200])
  const bytes = await response.arrayBuffer()
  expect(bytes.byteLength).toBeLessThan(300_000)
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([1200, 630])
  return (x: number, y: number) => [...data.subarray((y * 1200 + x) * 3, (y * 1200 + x) * 3 + 3)]
}

test('the picture of a product shows it at the end side, on a light ground', async () => {
  const response = await ask(`product-${aria.uuid}-en.jpg`)
  expect(response.headers.get('content-type')).toBe('image/jpeg')
  expect(response.headers.get('cache-control')).toBe('public, max-age=86400')
  const pixel = await pixelsOf(`product-${aria.uuid}-en.jpg`)
  const [red = 0, green = 255] = pixel(900, 315)
  expect(red).toBeGreaterThan(240)
  expect(green).toBeLessThan(20)
  expect(Math.min(...pixel(20, 20))).toBeGreaterThan(235)
})

test('an article and the shop itself have theirs, in every language that the shop speaks', async () => {
  const { uuid } = await anArticle(shop, { image: 'red.webp' })
  for (const language of ['en', 'id', 'ar']) {
    const pixel = await pixelsOf(`article-${uuid}-${language}.jpg`)
    expect(pixel(600, 20)[0]).toBeGreaterThan(240)
    expect(Math.max(...pixel(600, 620))).toBeLessThan(60)
    await pixelsOf(`shop-${language}.jpg`)
  }
})

test('who has it already gets nothing, and nothing is made for them', async () => {
  const other = await aProduct(shop)
  const file = `product-${other.uuid}-id.jpg`
  const etag = (await ask(file, { method: 'HEAD' })).headers.get('etag') ?? ''
  const again = await ask(file, { headers: { 'If-None-Match': etag } })
  expect(again.status).toBe(304)
  expect((await again.arrayBuffer()).byteLength).toBe(0)
})

test('many who ask at once get the same one, made once', async () => {
  const { uuid } = await aProduct(shop, {
    pictures: [{ picture: 'red.webp', alt: { en: 'Red' }, finish: 'walnut' }],
  })
  const { write } = shop.shop.files
  const written: string[] = []
  shop.shop.files.write = (key, bytes) => {
    written.push(key)
    return write(key, bytes)
  }
  const answers = await Promise.all(Array.from({ length: 12 }, () => ask(`product-${uuid}-en.jpg`)))
  shop.shop.files.write = write
  const bodies = await Promise.all(answers.map((answer) => answer.arrayBuffer()))
  for (const body of bodies) expect(body).toEqual(bodies[0])
  expect(written.filter((key) => key.startsWith('share/'))).toHaveLength(1)
})

test('a change of what is drawn makes a new one; a sale does not', async () => {
  const given = { uuid: randomUUID(), name: { en: 'Before' } }
  const product = await aProduct(shop, given)
  const etag = async () =>
    (await ask(`product-${product.uuid}-en.jpg`, { method: 'HEAD' })).headers.get('etag')
  const first = await etag()
  await shop.shop.db.execute(`update products set sold_count = 900 where id = ${product.id}`)
  expect(await etag()).toBe(first)
  await setRatings(shop.shop.db, [{ productId: product.id, sum: 9, count: 2 }])
  const rated = await etag()
  expect(rated).not.toBe(first)
  await shop.shop.db.execute(`update products set name = '{"en":"After"}' where id = ${product.id}`)
  expect(await etag()).not.toBe(rated)
})

test.each([
  ['a name without end', 'Laras '.repeat(300)],
  ['a word without end', 'x'.repeat(2_000)],
  ['another script', 'مكبر صوت أرضي للغرف الكبيرة'],
  ['signs of all kinds', '8 Ω ≥ 4 Ω 👩‍👩‍👧‍👦 王明 \u0000\u202e <script>&"\''],
  ['nothing but blanks', ' \u00a0 '],
])('%s does no harm', async (_what, name) => {
  const { uuid } = await aProduct(shop, {
    name: { en: name.replaceAll('\u0000', ''), ar: name.replaceAll('\u0000', '') },
  })
  for (const language of ['en', 'ar']) await pixelsOf(`product-${uuid}-${language}.jpg`)
})

test('a shop of another name has it written', async () => {
  await changeSettings(shop.shop.db, { siteName: 'Toko Nada & Kawan' })
  await pixelsOf('shop-en.jpg')
  await changeSettings(shop.shop.db, { siteName: 'Gema' })
})

test('without its picture one is made, but not kept: the picture may come', async () => {
  const { uuid } = await aProduct(shop, {
    pictures: [{ picture: 'missing.webp', alt: { en: 'None' }, finish: 'walnut' }],
  })
  await pixelsOf(`product-${uuid}-en.jpg`)
  expect([...kept].filter((key) => key.includes(uuid))).toEqual([])
})

test('a picture that cannot be read is a fault in the log, and the product is shown without it', async () => {
  const { uuid } = await aProduct(shop, {
    pictures: [{ picture: 'broken.webp', alt: { en: 'Broken' }, finish: 'walnut' }],
  })
  await pixelsOf(`product-${uuid}-en.jpg`)
  expect(shop.logged()).toContainEqual(expect.objectContaining({ picture: 'broken.webp' }))
})

test('what nobody can see has no picture', async () => {
  const gone = await aProduct(shop)
  await withdrawProduct(shop, gone)
  const tomorrow = new Date(shop.clock.now().getTime() + 24 * 60 * 60 * 1000)
  const early = await anArticle(shop, { publishedAt: tomorrow })
  for (const file of [`product-${gone.uuid}-en.jpg`, `article-${early.uuid}-en.jpg`]) {
    expect([file, (await ask(file)).status]).toEqual([file, 404])
  }
})

test.each([
  () => `product-${randomUUID()}-en.jpg`,
  () => `article-${aria.uuid}-en.jpg`,
  () => `product-${aria.uuid}-de.jpg`,
  () => `product-${aria.uuid}-en.png`,
  () => `product-${aria.uuid}.jpg`,
  () => `product-${aria.uuid.toUpperCase()}-en.jpg`,
  () => `product-${aria.uuid}-en.jpg%00`,
  () => `product-${aria.uuid}'--en.jpg`,
  () => 'shop.jpg',
  () => 'shop-eng.jpg',
  () => 'article-article-1-en.jpg',
  () => '..%2Fpictures%2Fred.webp',
  () => `..%2F..%2Fproduct-${aria.uuid}-en.jpg`,
  () => `${'a'.repeat(5_000)}.jpg`,
  () => '%E0%A4%A.jpg',
])('a file that there is not is not found, and nothing is kept of it', async (file) => {
  const before = kept.size
  const response = await ask(file())
  expect(response.status).toBe(404)
  expect(response.headers.get('cache-control') ?? '').not.toContain('public')
  expect(kept.size).toBe(before)
})
