import type { APIRequestContext, Page } from '@playwright/test'
import { expect, openPlainText } from './shop-visit.ts'

export const aria9 = '/laras-aria-9-floorstanding-speaker-pair/product/d8896a9f-14b0-8f75-ad39-ab3d8447b85e'
export const aria9Indonesian =
  '/id/laras-aria-9-speaker-lantai-sepasang/product/d8896a9f-14b0-8f75-ad39-ab3d8447b85e'

interface Inventory {
  uuid: string
  sku: string
  stock: number
  pricing: { price: number; end_time: string | null }
}

export interface Thing {
  name: string
  inventory: Inventory
}

interface Found {
  product: {
    name: string
    inventories: Inventory[]
    bundles: { uuid: string; name: string; stock: number }[]
  }
}

async function read<Data>(request: APIRequestContext, call: string, language: string): Promise<Data> {
  const answer = await (
    await request.get(`/api/storefront/${call}`, { headers: { Language: language } })
  ).json()
  return answer.data
}

/** Products of a main category that can be bought at their usual price, with a variant of which there are several. */
export async function thingsOf(
  request: APIRequestContext,
  { category, count, language = 'en' }: { category: string; count: number; language?: string },
): Promise<Thing[]> {
  const { result } = await read<{ result: { data: { uuid: string }[] } }>(
    request,
    `product/fetch?source=category&source_id=${category}&per_page=40`,
    language,
  )
  const things: Thing[] = []
  for (const { uuid } of result.data) {
    if (things.length === count) break
    const { product } = await read<Found>(request, `product/find?id=${uuid}`, language)
    const inventory = product.inventories.find(({ stock, pricing }) => stock > 3 && pricing.end_time === null)
    const onSale = product.inventories.some(({ pricing }) => pricing.end_time !== null)
    if (inventory && !onSale) things.push({ name: product.name, inventory })
  }
  expect(things).toHaveLength(count)
  return things
}

/** What a shop sells together, and the page of a product that is part of it, with a variant that can be bought. */
export async function aBundle(request: APIRequestContext) {
  const { result } = await read<{ result: { data: { uuid: string; slug: string }[] } }>(
    request,
    'product/fetch?source=category&source_id=karaoke&per_page=40',
    'en',
  )
  for (const { uuid, slug } of result.data) {
    const { product } = await read<Found>(request, `product/find?id=${uuid}`, 'en')
    const bundle = product.bundles.find(({ stock }) => stock > 0)
    const inventory = product.inventories.find(({ stock }) => stock > 0)
    if (bundle && inventory) return { bundle, address: `/${slug}/product/${uuid}?variant=${inventory.sku}` }
  }
  throw new Error('there is a bundle')
}

/** Who is known by a token, a guest's or a customer's, and what they do with their cart behind the page. */
export function cartOf(request: APIRequestContext, token: string) {
  const headers = { Authorization: `Bearer ${token}` }
  const change = async (call: string, data: object) => {
    const answer = await (await request.post(`/api/storefront/cart/${call}`, { data, headers })).json()
    expect(answer.status, answer.meta.message).toBe(200)
    return answer.data
  }
  return {
    add: ({ inventory }: Thing, quantity = 1) => change('store', { inventory: inventory.uuid, quantity }),
    update: (data: object) => change('update', data),
    find: async () => (await (await request.get('/api/storefront/cart/find', { headers })).json()).data,
  }
}

let guests = 0

/** What a guest is known by whom no journey has met before. */
export function aGuestToken(): string {
  guests += 1
  return `guest_${`${process.pid}x${Date.now()}x${guests}`.padEnd(32, '0')}`
}

/** A guest who has put something into the cart before, in this browser. */
export async function comeAsGuest(page: Page, request: APIRequestContext, things: Thing[]) {
  const token = aGuestToken()
  const { href } = new URL('/', (await request.get('/healthz')).url())
  await openPlainText(page, href)
  await page.evaluate((known) => localStorage.setItem('user_token', known), token)
  const cart = cartOf(request, token)
  for (const thing of things) await cart.add(thing)
  return cart
}

export const rupiah = (amount: number): string => `Rp\u00A0${amount.toLocaleString('id-ID')}`

/** The way to the cart in the header. */
export const cartLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: /^(Cart|Keranjang)/ })

/** A line of the cart, by its product. */
export const lineOf = (page: Page, name: string) =>
  page.getByRole('main').getByRole('article', { name, exact: true })

/** The row of the summary that says what is paid. */
export const totalOf = (page: Page) =>
  page
    .getByRole('complementary')
    .filter({ hasText: /Summary|Ringkasan/ })
    .locator('dl > div')
    .last()
