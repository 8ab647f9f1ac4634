import type { Page } from '@playwright/test'
import { comeAsGuest } from '../../visits/cart-visit.ts'
import { comeToBuy, expectReadyToPay, indonesianNames, thingOf } from '../../visits/checkout-visit.ts'
import { comeWithAnOrder, orderMore, tellTheProvider } from '../../visits/order-visit.ts'
import { expectNothingFromAxe, expectScreenToFit, expectToFit } from '../../visits/page-fits.ts'
import { expect, test } from '../../visits/shop-visit.ts'

const panel = { product: '864e0e56-aa61-8473-a039-eac2e5c461c3', sku: 'RTD-SRGM-BL' }
const other = { product: 'ca6590ef-7917-8c74-a0ad-32b5b9977ef8', sku: 'SRT-LRK120-OK' }

test('the cart and the checkout of a guest fit any width, and axe finds nothing', async ({
  page,
  request,
}) => {
  await comeAsGuest(page, request, [await thingOf(request, panel), await thingOf(request, other)])
  await expectScreenToFit(page, '/id/cart', () =>
    expect(page.getByRole('main').getByRole('article').first()).toBeVisible(),
  )
  await page.getByRole('button', { name: /^Pakai voucher/ }).click()
  await expect(
    page.getByRole('dialog', { name: 'Voucher', exact: true }).getByRole('listitem').first(),
  ).toBeVisible()
  await expectToFit(page)
  await expectNothingFromAxe(page, '[role=dialog]')
  await expectScreenToFit(page, '/id/checkout', async () => {
    await expect(page.getByRole('tab', { selected: true })).toBeVisible()
    await expect(page.getByRole('main').locator('.skeleton')).toHaveCount(0)
  })
  for (const name of Object.values(indonesianNames))
    await expect(page.getByRole('main').getByLabel(name, { exact: true })).toBeVisible()
})

test('the checkout of a customer with parcels of two stores fits any width, and axe finds nothing', async ({
  page,
  request,
}) => {
  await comeToBuy(page, request, [await thingOf(request, panel), await thingOf(request, other)])
  await expectScreenToFit(page, '/id/checkout', async () => {
    await expectReadyToPay(page)
    await expect(page.getByRole('radiogroup', { name: /^Pengiriman dari/ })).toHaveCount(2)
  })
})

const isHeaded = (title: RegExp) => (page: Page) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(title)

test('an order that is open, declined and paid fits any width, and axe finds nothing', async ({
  page,
  request,
}) => {
  const things = [await thingOf(request, other)]
  const { address, order, token } = await comeWithAnOrder(page, request, { things, pays: 'stripe' })
  await expectScreenToFit(page, `/id${address}`, async () => {
    await isHeaded(/^Kami sedang menanyakan pembayaran Anda/)(page)
    await expectToFit(page)
    await page.getByRole('button', { name: /^Saya belum membayar$/ }).click()
  })
  await tellTheProvider(request, order, 'decline')
  await expectScreenToFit(page, `/id${address}`, isHeaded(/^Pembayaran tidak berhasil$/))
  const paid = await orderMore(request, token, { things, pays: 'stripe' })
  await tellTheProvider(request, paid, 'pay')
  await expectScreenToFit(
    page,
    `/id/payment/stripe/return?order=${paid.id}`,
    isHeaded(/^Terima kasih, pesanan Anda lunas$/),
  )
})

test('an order that is paid by transfer and one that is paid at the door fit any width, and axe finds nothing', async ({
  page,
  request,
}) => {
  const things = [await thingOf(request, other)]
  const { address, token } = await comeWithAnOrder(page, request, { things, pays: 'transfer' })
  await expectScreenToFit(page, `/id${address}`, isHeaded(/^Mohon transfer dengan jumlah tepat$/))
  const { id } = await orderMore(request, token, { things, pays: 'cash' })
  await expectScreenToFit(
    page,
    `/id/payment/cash-on-delivery/return?order=${id}`,
    isHeaded(/^Terima kasih, pesanan Anda sudah dibuat$/),
  )
})
