import type { APIRequestContext, Page } from '@playwright/test'
import { backOfficePort } from '../back-office.ts'
import { choose } from './address-lists.ts'
import { cartOf, type Thing } from './cart-visit.ts'
import { aNewCustomer } from './demo-mail.ts'
import { expect } from './shop-visit.ts'

/** A product of which there is plenty, by its uuid and the variant that is bought. */
export interface Goods {
  product: string
  sku: string
}

/** A variant with its name and price; its page is in the same language. */
export async function thingOf(
  request: APIRequestContext,
  { product: id, sku }: Goods,
  language = 'en',
): Promise<Thing & { address: string }> {
  const found = await (
    await request.get(`/api/storefront/product/find?id=${id}`, { headers: { Language: language } })
  ).json()
  const { name, slug, inventories } = found.data.product
  const inventory = inventories.find((each: { sku: string }) => each.sku === sku)
  expect(inventory.stock, `there is enough of ${name}`).toBeGreaterThan(2)
  const prefix = language === 'en' ? '' : `/${language}`
  return { name, inventory, address: `${prefix}/${slug}/product/${id}?variant=${sku}` }
}

/** South Jakarta: near enough for installation, own people, and cash on delivery. */
export const home = {
  label: 'Rumah',
  recipient: 'Sekar Wulandari',
  phone: '0812 5550 0142',
  province: '31',
  city: '31.74',
  district: '31.74.06',
  subdistrict: '31.74.06.1001',
  postcode: '12430',
  street: 'Jl. Terogong Raya No. 18, RT 04 RW 10',
}

/** A customer of their own with an address and a cart, signed in in this browser before any page is open. */
export async function comeToBuy(page: Page, request: APIRequestContext, things: Thing[]) {
  const customer = await aNewCustomer(request)
  const headers = { Authorization: `Bearer ${customer.token}` }
  const saved = await (
    await request.post('/api/storefront/user/address/store', { data: home, headers })
  ).json()
  expect(saved.status, saved.meta.message).toBe(200)
  const cart = cartOf(request, customer.token)
  for (const thing of things) await cart.add(thing)
  const url = new URL('/', (await request.get('/healthz')).url()).href
  await page.context().addCookies([{ name: 'frontend_token', value: customer.token, url }])
  return { ...customer, cart, ...backOffice(request, url) }
}

/** What only the shop's keepers can do: change prices and stock, and look up who has ordered what. */
export function backOffice(request: APIRequestContext, shopUrl: string) {
  const address = `http://localhost:${backOfficePort(Number(new URL(shopUrl).port))}`
  return {
    changePrice: async (sku: string, price: number) =>
      expect(await request.get(`${address}/price`, { params: { sku, price } })).toBeOK(),
    changeStock: async (sku: string, units: number) =>
      expect(await request.get(`${address}/stock`, { params: { sku, units } })).toBeOK(),
    withdraw: async (sku: string) =>
      expect(await request.get(`${address}/withdraw`, { params: { sku } })).toBeOK(),
    /** The numbers of all orders to an e-mail address. */
    ordersOf: async (email: string): Promise<string[]> => {
      const rows = await (await request.get(`${address}/orders`, { params: { email } })).json()
      return rows.map(({ number }: { number: string }) => number)
    },
  }
}

export const summary = (page: Page) =>
  page.getByRole('complementary', { name: /^(Order summary|Ringkasan pesanan)$/ })

/** The last line of what is to be paid, on the checkout and on the page of an order. */
export const totalOf = (page: Page) => page.locator('main dl > div').last()

/** The button that says the amount; it waits until the total is known. */
export const payButton = (page: Page) =>
  summary(page).getByRole('button', { name: /^(Pay Rp|Bayar Rp|Place order|Buat pesanan)/ })

export const method = (page: Page, name: string | RegExp) => page.getByRole('tab', { name })

/** Until address, ways to get there and ways to pay are shown. */
export async function expectReadyToPay(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('radio', { checked: true }).first()).toBeVisible()
  await expect(page.getByRole('tab', { selected: true })).toBeVisible()
  await expect(page.getByRole('main').locator('.skeleton')).toHaveCount(0)
  await expect(payButton(page)).toBeEnabled()
}

/** What the checkout asks of a guest, by its names in a language. */
export interface AddressNames {
  email: string
  recipient: string
  phone: string
  province: string
  city: string
  district: string
  subdistrict: string
  postcode: string
  street: string
}

export async function fillInGuest(page: Page, names: AddressNames, email: string): Promise<void> {
  const main = page.getByRole('main')
  await main.getByLabel(names.email, { exact: true }).fill(email)
  await main.getByLabel(names.recipient, { exact: true }).fill(home.recipient)
  await main.getByLabel(names.phone, { exact: true }).fill(home.phone)
  await choose(page, names.province, { typed: 'ibukota', entry: 'Daerah Khusus Ibukota Jakarta' })
  await choose(page, names.city, { typed: 'selatan', entry: 'Kota Administrasi Jakarta Selatan' })
  await choose(page, names.district, { typed: 'cilandak', entry: 'Cilandak' })
  await choose(page, names.subdistrict, { typed: 'barat', entry: 'Cilandak Barat' })
  await main.getByLabel(names.postcode, { exact: true }).fill(home.postcode)
  await main.getByLabel(names.street, { exact: true }).fill(home.street)
}

export const englishNames: AddressNames = {
  email: 'E-mail',
  recipient: 'Recipient',
  phone: 'Phone number',
  province: 'Province',
  city: 'City or regency',
  district: 'District',
  subdistrict: 'Subdistrict or village',
  postcode: 'Postcode',
  street: 'Street, number, RT/RW',
}

export const indonesianNames: AddressNames = {
  email: 'Surel',
  recipient: 'Nama penerima',
  phone: 'Nomor telepon',
  province: 'Provinsi',
  city: 'Kota atau kabupaten',
  district: 'Kecamatan',
  subdistrict: 'Kelurahan atau desa',
  postcode: 'Kode pos',
  street: 'Jalan, nomor, RT/RW',
}

/** The number of the order that the page is about. */
export async function orderNumber(page: Page): Promise<string> {
  const line = page.getByText(/^(Order|Pesanan) G[\w-]+$/)
  return ((await line.first().textContent()) ?? '').split(' ')[1] ?? ''
}

/** Takes one of the buttons of the page that plays a payment provider. */
export async function atTheProvider(page: Page, button: RegExp): Promise<void> {
  await expect(page).toHaveURL(/\/demo\/payments\//)
  await page.getByRole('button', { name: button }).click()
}
