import { brotliDecompressSync } from 'node:zlib'
import type { App } from '@gema/server/app.ts'
import type { RequestBindings } from '@gema/server/http/request-bindings.ts'
import { aFlashSale } from '@gema/server/testing/a-flash-sale.ts'
import { type AProduct, aProduct } from '@gema/server/testing/a-product.ts'
import { anArticle } from '@gema/server/testing/an-article.ts'
import { runSql } from '@gema/server/testing/run-sql.ts'
import { startTestShop, type TestShop } from '@gema/server/testing/start-test-shop.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPages, type RenderPage } from '../pages.ts'
import { type OpenKeptAnswers, openKeptAnswers } from './open-kept-answers.ts'

let shop: TestShop
let keeping: OpenKeptAnswers
let product: AProduct
/** How often the shop itself was asked, and can it answer? */
let made: string[]
let isDown: boolean
/** How many pages were rendered. */
let rendered: number

beforeEach(async () => {
  shop = await startTestShop({ ownDatabase: true })
  product = await aProduct(shop, { stock: 5 })
  made = []
  isDown = false
  rendered = 0
  const app: App = {
    fetch: async (request, bindings) => {
      made.push(new URL(request.url).pathname)
      return isDown ? new Response(null, { status: 500 }) : shop.app.fetch(request, bindings)
    },
  }
  keeping = await openKeptAnswers({ ...shop, app, log: shop.shop.log, megabytes: 8 })
})
afterEach(async () => {
  await keeping.close()
  await shop.close()
})

const visitor: RequestBindings = { requestId: 'r-1', remoteAddress: '203.0.113.7' }

const ask = (path: string, headers: Record<string, string> = {}) =>
  keeping.app.fetch(new Request(`https://shop.example/api/storefront/${path}`, { headers }), visitor)

const productCall = () => `product/find?id=${product.uuid}`

/** Asks until the answer was made anew: other processes hear of a change a moment after it. */
async function madeAgain(path: string): Promise<Response> {
  const before = made.length
  return vi.waitFor(async () => {
    const response = await ask(path)
    expect(made.length).toBeGreaterThan(before)
    return response
  })
}

test.each([
  ['a product', () => productCall()],
  ['what every page needs', () => 'common'],
])('a page of the shop is handed what others are sent: %s', async (_what, call) => {
  const request = () => new Request(`https://shop.example/api/storefront/${call()}`)
  const handed = async () =>
    (await keeping.app.fetch(request(), { ...visitor, inProcess: true })).json() as Promise<{ data: object }>
  const [fresh, besides] = await Promise.all([handed(), handed()])
  const kept = await handed()
  const sent = (await (await ask(call())).json()) as object
  for (const each of [fresh, besides, kept]) expect(each).toEqual(sent)
})

test('a public read is made once, for everybody who asks, and says how long it may be kept', async () => {
  const first = await ask(productCall())
  const second = await ask(productCall(), { authorization: 'Bearer guest_0123456789abcdef' })
  expect(made).toHaveLength(1)
  expect(await second.text()).toBe(await first.text())
  expect(second.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate, s-maxage=30')
  expect(second.headers.get('cdn-cache-control')).toBe('public, max-age=30, stale-while-revalidate=60')
  expect(second.headers.get('vary')).toBe('Language, Accept-Encoding')
})

test('each language and each question has its own answer', async () => {
  await ask('common', { language: 'en' })
  const indonesian = await ask('common', { language: 'id' })
  expect(await indonesian.json()).toMatchObject({ meta: { message: 'Berhasil' } })
  await ask('product/fetch?limit=1')
  await ask('product/fetch?limit=2')
  expect(made).toHaveLength(4)
})

test('it is packed once, and who has it already is sent nothing', async () => {
  const packed = await ask('common', { 'accept-encoding': 'gzip, br' })
  expect(packed.headers.get('content-encoding')).toBe('br')
  const text = brotliDecompressSync(await packed.arrayBuffer()).toString()
  const plain = await ask('common')
  expect(await plain.text()).toBe(text)
  const etag = packed.headers.get('etag') ?? ''
  const again = await ask('common', { 'if-none-match': etag })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
  expect((await ask('common', { 'if-none-match': 'W/"another"' })).status).toBe(200)
})

test('a change of what it shows is heard, also when another process makes it', async () => {
  await ask(productCall())
  await runSql(shop, 'update products set default_price = 7654321 where id = $1', [product.id])
  const { data } = await (await madeAgain(productCall())).json()
  expect(JSON.stringify(data)).toContain('7654321')
})

test('stock that is sold is heard', async () => {
  await ask(productCall())
  await runSql(shop, 'update inventory_stock set on_hand = 3')
  await madeAgain(productCall())
})

test('a change of something else leaves it as it is', async () => {
  await ask('article/fetch')
  await ask('common')
  await runSql(shop, `update settings set value = value`)
  await madeAgain('common')
  made = []
  await runSql(shop, 'delete from videos')
  await runSql(shop, 'delete from sliders')
  await madeAgain('home')
  await ask('common')
  expect(made.filter((path) => path.endsWith('/common'))).toEqual([])
})

test('nothing is kept beyond the beginning of a flash sale', async () => {
  const [variant] = product.variants
  await aFlashSale(shop, [{ id: variant?.id ?? 0, price: 1000 }], { startsIn: 0.1, endsIn: 60 })
  const before = await vi.waitFor(async () => {
    const response = await ask(productCall())
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate, s-maxage=6')
    expect(response.headers.get('cdn-cache-control')).toBe('public, max-age=6, stale-while-revalidate=0')
    return response
  })
  expect(JSON.stringify(await before.json())).not.toContain('"price":1000,')
  shop.clock.moveOn(6_000)
  expect(JSON.stringify(await (await ask(productCall())).json())).toContain('1000')
})

test('what is asked with a name that the call does not know is not kept beside what it knows', async () => {
  for (const x of [1, 2]) expect((await ask(`common?x=${x}`)).status).toBe(200)
  await ask('common?x=1')
  expect(made).toHaveLength(3)
  await ask('article/fetch?page=1')
  await ask('article/fetch?page=1')
  expect(made).toHaveLength(4)
})

test('refusals and personal answers are never kept', async () => {
  for (const path of ['product/find?id=nothing', 'cart/find', 'user/profile']) {
    await ask(path)
    const again = await ask(path)
    expect(again.headers.get('cache-control'), path).toBe('no-store')
  }
  expect(made).toHaveLength(6)
})

/** A page that is made of a call, and of what the visitor has brought, if it sees any of it. */
const renderOf =
  (path: string): RenderPage =>
  async (request, { apiFetch }) => {
    rendered += 1
    const answer = await apiFetch(`https://shop.example/api/storefront/${path}`)
    const text = `<html lang="id"><body>${await answer.text()} ${request.headers.get('cookie')}</body></html>`
    return new Response(text, { status: answer.status, headers: { 'Content-Type': 'text/html' } })
  }

function pagesOf(path: string) {
  const pages = createPages({
    ...keeping,
    shop: shop.shop,
    log: shop.shop.log,
    renderer: async () => renderOf(path),
    withPolicy: true,
  })
  return async (headers: Record<string, string> = {}) => {
    const response = await pages(new Request('https://shop.example/id/page', { headers }), visitor)
    if (response === undefined) throw new Error('no page')
    return response
  }
}

test('a page is kept with all that it is made of, and shows nothing of the visitor who asked first', async () => {
  const open = pagesOf(productCall())
  const first = await open({ cookie: 'frontend_token=secret' })
  expect(await first.text()).not.toContain('secret')
  const second = await open()
  expect(made).toHaveLength(1)
  expect(second.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(second.headers.get('vary')).toBe('Accept-Encoding')
  await runSql(shop, 'update inventory_stock set on_hand = 1')
  await vi.waitFor(async () => {
    await open()
    expect(made).toHaveLength(2)
  })
})

test('a page that is made of anything personal is made for each who asks', async () => {
  const open = pagesOf('cart/find')
  await open()
  await open()
  expect(made).toHaveLength(2)
})

test('a page whose call is too long to be kept is made for each who asks', async () => {
  const brands = Array.from({ length: 10 }, (_, each) => `brand_in=${'b'.repeat(60)}${each}`)
  const open = pagesOf(`product/fetch?${brands.join('&')}`)
  await open()
  const again = await open()
  expect(made).toHaveLength(2)
  expect(again.headers.get('cache-control')).toBe('no-store')
})

test('a page that is made anew is made of what is new', async () => {
  const open = pagesOf('article/fetch')
  await anArticle(shop, {
    title: { en: 'Bass in small rooms' },
    publishedAt: new Date(shop.clock.now().getTime() + 30_000),
  })
  await vi.waitFor(async () => {
    await open()
    expect((await open()).headers.get('cache-control')).toContain('s-maxage')
  })
  shop.clock.moveOn(61_000)
  expect(await (await open()).text()).not.toContain('Bass in small rooms')
  await vi.waitFor(async () => expect(await (await open()).text()).toContain('Bass in small rooms'))
})

test('a page that is too old, or dropped, is not made once more while all its parts say the same', async () => {
  const open = pagesOf(productCall())
  await open()
  shop.clock.moveOn(61_000)
  await open()
  await vi.waitFor(() => expect(made).toHaveLength(2))
  await runSql(shop, 'update products set default_price = default_price where id = $1', [product.id])
  await vi.waitFor(async () => {
    await open()
    expect(made).toHaveLength(3)
  })
  expect(rendered).toBe(1)
  expect((await open()).headers.get('cache-control')).toContain('s-maxage=30')
  await runSql(shop, 'update products set default_price = 7654321 where id = $1', [product.id])
  await vi.waitFor(async () => expect(await (await open()).text()).toContain('7654321'))
  expect(rendered).toBe(2)
})

test('a page that tells days and years is made anew after half an hour', async () => {
  const open = pagesOf(productCall())
  await open()
  shop.clock.moveOn(30 * 60_000)
  await open()
  expect(rendered).toBe(2)
})

test('while the shop cannot make a page anew it shows the last one, and says so in its language', async () => {
  const open = pagesOf('common')
  await open()
  keeping.kept.drop('everything')
  isDown = true
  const old = await open({ 'accept-encoding': 'br' })
  expect(old.status).toBe(200)
  expect(old.headers.get('cache-control')).toBe('no-store')
  expect(await old.text()).toMatch(
    /<p role="status" class="away-notice">Harga sedang diperbarui\..+<\/p><\/body>/,
  )
  isDown = false
  shop.clock.moveOn(1_000)
  expect(await (await open()).text()).not.toContain('away-notice')
})

test('a page that could never be made is an error, and is tried again at once', async () => {
  const open = pagesOf('common')
  isDown = true
  expect((await open()).status).toBe(500)
  isDown = false
  expect((await open()).status).toBe(200)
})
