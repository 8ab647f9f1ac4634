import type { App } from '@gema/server/app.ts'
import { newReading } from '@gema/server/http/reading.ts'
import type { RequestBindings } from '@gema/server/http/request-bindings.ts'
import { aFlashSale } from '@gema/server/testing/a-flash-sale.ts'
import { type AProduct, aProduct } from '@gema/server/testing/a-product.ts'
import { standingClock } from '@gema/server/testing/standing-clock.ts'
import { startTestShop, type TestShop } from '@gema/server/testing/start-test-shop.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPages, type RenderPage } from '../pages.ts'
import { createKeptAnswers } from './keep-answers.ts'
import { type OpenKeptAnswers, openKeptAnswers } from './open-kept-answers.ts'

const patience = { timeout: 10_000, interval: 20 }
const second = 1_000
/** As a test says how long a sale takes. */
const seconds = (count: number) => count / 60

const pageAddress = '/aria'
const visitor: RequestBindings = { requestId: 'r-1', remoteAddress: '203.0.113.7' }

/** Which price somebody reads. */
const priceIn = (text: string): 'usual' | 'flash' => (text.includes('"price":700001,') ? 'flash' : 'usual')
const priceOf = async (response: Response) => priceIn(await response.text())

let shop: TestShop
let product: AProduct
let keeping: OpenKeptAnswers | undefined
/** How often the shop itself was asked, and how many pages were rendered. */
let made: number
let rendered: number

beforeEach(async () => {
  shop = await startTestShop()
  product = await aProduct(shop, { defaultPrice: 900_001 })
  ;[made, rendered] = [0, 0]
})
afterEach(async () => {
  await keeping?.close()
  keeping = undefined
  await shop.close()
})

type Open = () => Promise<Response>

/** A sale of the product, and the two ways in which somebody reads what it costs. */
async function aSale(window: { startsIn: number; endsIn: number }): Promise<{ call: Open; page: Open }> {
  await aFlashSale(shop, [{ id: product.variants[0]?.id ?? 0, price: 700_001 }], window)
  const app: App = {
    fetch: (request, bindings) => {
      made += 1
      return shop.app.fetch(request, bindings)
    },
  }
  const opened = await openKeptAnswers({ ...shop, app, log: shop.shop.log, megabytes: 8 })
  keeping = opened
  const call = `https://shop.example/api/storefront/product/find?id=${product.uuid}`
  const render: RenderPage = async (_request, { apiFetch }) => {
    rendered += 1
    const text = `<html><body>${await (await apiFetch(call)).text()}</body></html>`
    return new Response(text, { headers: { 'Content-Type': 'text/html' } })
  }
  const pages = createPages({
    ...opened,
    shop: shop.shop,
    log: shop.shop.log,
    renderer: async () => render,
    withPolicy: true,
  })
  return {
    call: () => opened.app.fetch(new Request(call), visitor),
    async page() {
      const response = await pages(new Request(`https://shop.example${pageAddress}`), visitor)
      if (response === undefined) throw new Error('no page')
      return response
    },
  }
}

/** What caches on the way are told: for how many seconds it holds, and for how many more it may be shown. */
const holds = (response: Response): number[] =>
  (response.headers.get('cdn-cache-control')?.match(/\d+/g) ?? []).map(Number)

/** Reads until it is kept for so long: a moment after the beginning, and after each edge, the next one is looked for. */
const keptFor = (open: Open, forSeconds: [shared: number, stale: number]) =>
  vi.waitFor(async () => {
    const response = await open()
    expect(holds(response)).toEqual(forSeconds)
    const before = made
    await open()
    expect(made).toBe(before)
    return priceOf(response)
  }, patience)

test.each(['call', 'page'] as const)(
  'a %s holds until a sale begins, and then until it ends, and not a moment longer',
  async (way) => {
    const { [way]: open } = await aSale({ startsIn: seconds(6), endsIn: seconds(26) })
    expect(await keptFor(open, [6, 0])).toBe('usual')
    shop.clock.moveOn(5 * second)
    expect(await keptFor(open, [1, 0])).toBe('usual')
    shop.clock.moveOn(second)
    expect(await priceOf(await open())).toBe('flash')
    expect(await keptFor(open, [20, 0])).toBe('flash')
    shop.clock.moveOn(20 * second - 1)
    const last = made
    expect(await priceOf(await open())).toBe('flash')
    expect(made).toBe(last)
    shop.clock.moveOn(1)
    expect(await priceOf(await open())).toBe('usual')
    expect(await keptFor(open, [30, 60])).toBe('usual')
  },
)

test.each([
  { edge: 'begins', window: { startsIn: seconds(72), endsIn: 60 }, before: 'usual', after: 'flash' },
  { edge: 'ends', window: { startsIn: -1, endsIn: seconds(72) }, before: 'flash', after: 'usual' },
])('a page that holds on because its parts say the same does so until a sale $edge', async (given) => {
  const { page } = await aSale(given.window)
  expect(await keptFor(page, [30, 42])).toBe(given.before)
  const [madeBefore, renderedBefore] = [made, rendered]
  shop.clock.moveOn(61 * second)
  // Shown once more, while its parts are asked again.
  expect(await priceOf(await page())).toBe(given.before)
  await vi.waitFor(() => expect(keeping?.kept.peek('page', pageAddress)).toBeDefined(), patience)
  expect(await keptFor(page, [11, 0])).toBe(given.before)
  expect([made, rendered]).toEqual([madeBefore + 1, renderedBefore])
  shop.clock.moveOn(11 * second)
  expect(await priceOf(await page())).toBe(given.after)
  expect(rendered).toBeGreaterThan(renderedBefore)
})

test('a page that shows nothing of a sale holds on beyond its edge, until the next one', async () => {
  const clock = standingClock()
  const now = () => clock.now().getTime()
  let edge = now() + 5 * second
  const kept = createKeptAnswers({ clock, megabytes: 1, nextEdge: () => edge, count: () => {} })
  const heard = new Map([['part', 'the same']])
  const open = () =>
    kept.ask(
      {
        kind: 'page',
        key: '/',
        askAgain: async (_key, reading) => Object.assign(reading, { heard }),
      },
      async (reading) => {
        rendered += 1
        Object.assign(reading, newReading({ isShared: true }), { heard })
        return new Response('page', { headers: { 'Content-Type': 'text/html' } })
      },
    )
  expect((await open()).from.until).toBe(edge)
  clock.moveOn(5 * second)
  edge += 7 * second
  expect((await open()).from.until).toBe(edge)
  clock.moveOn(7 * second - 1)
  expect(kept.peek('page', '/')).toBeDefined()
  clock.moveOn(1)
  expect(kept.peek('page', '/')).toBeUndefined()
  expect(rendered).toBe(1)
})
