import type { Page } from '@playwright/test'
import {
  atTheProvider,
  comeToBuy,
  expectReadyToPay,
  orderNumber,
  payButton,
  thingOf,
} from '../../visits/checkout-visit.ts'
import { expect, test, visit } from '../../visits/shop-visit.ts'

const panel = { product: 'ca6590ef-7917-8c74-a0ad-32b5b9977ef8', sku: 'SRT-LRK120-WN' }
const title = (page: Page) => page.getByRole('heading', { level: 1 })

test('a double click makes one order, and the back button after paying none', async ({ page, request }) => {
  const customer = await comeToBuy(page, request, [await thingOf(request, panel)])
  await visit(page, '/checkout')
  await expectReadyToPay(page)
  await payButton(page).dblclick()
  await atTheProvider(page, /^Pay Rp/)
  await expect(title(page)).toHaveText('Thank you, your order is paid')
  const number = await orderNumber(page)
  await page.reload()
  await expect(title(page)).toHaveText('Thank you, your order is paid')

  await page.goBack()
  await expect(title(page)).toHaveText('This payment is paid')
  await page.goBack()
  await expect(page).toHaveURL('/checkout')
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await page.goForward()
  await page.getByRole('button', { name: 'Back to the shop', exact: true }).click()
  await expect(title(page)).toHaveText('Thank you, your order is paid')
  expect(await customer.ordersOf(customer.email)).toEqual([number])
})

test('the back button before paying leads to the order that waits, not to another one', async ({
  page,
  request,
}) => {
  const customer = await comeToBuy(page, request, [await thingOf(request, panel)])
  await visit(page, '/checkout')
  await expectReadyToPay(page)
  await payButton(page).click()
  await expect(page).toHaveURL(/\/demo\/payments\//)
  await page.goBack()
  await expect(page).toHaveURL(/\/payment\/stripe\/return\?order=/)
  const number = await orderNumber(page)
  expect(await customer.ordersOf(customer.email)).toEqual([number])
})

test('a reload keeps what was filled in, and one in the middle of ordering finds the order', async ({
  page,
  request,
}) => {
  const customer = await comeToBuy(page, request, [await thingOf(request, panel)])
  await visit(page, '/checkout')
  await expectReadyToPay(page)
  await page.getByLabel(/^Note for the courier/).fill('Black gate')
  await page.getByRole('radio', { name: /^Pick up at Gema Fatmawati/ }).check()
  await page.getByRole('radio', { name: 'Razorpay', exact: true }).press('Space')
  await expect(payButton(page)).toBeEnabled()
  await page.reload()
  await expectReadyToPay(page)
  await expect(page.getByLabel(/^Note for the courier/)).toHaveValue('Black gate')
  await expect(page.getByRole('radio', { name: /^Pick up at Gema Fatmawati/ })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Razorpay', exact: true })).toBeChecked()

  // The shop makes the order, but its answer never comes.
  let isMade = false
  await page.route('**/checkout/store', async (route) => {
    if (isMade) return route.continue()
    await route.fetch()
    isMade = true
  })
  await payButton(page).click()
  await expect.poll(() => isMade).toBe(true)
  await page.reload()
  await expect(title(page)).toHaveText('Pay with Razorpay')
  await atTheProvider(page, /^Pay Rp/)
  await expect(title(page)).toHaveText('Thank you, your order is paid')
  await expect(page.getByText('Note for the courier: Black gate')).toBeVisible()
  expect(await customer.ordersOf(customer.email)).toEqual([await orderNumber(page)])
})

test('without a connection nothing is ordered and nothing is lost', async ({ page, request, network }) => {
  const customer = await comeToBuy(page, request, [await thingOf(request, panel)])
  await visit(page, '/checkout')
  await expectReadyToPay(page)
  await page.getByLabel(/^Note for the courier/).fill('Black gate')
  await page.waitForLoadState('networkidle')
  await network.lose()
  await payButton(page).click()
  const sentence = page.getByText(/^You are offline\. Nothing is lost: press again once you are connected\./)
  await expect(sentence.first()).toBeVisible()
  expect(await customer.ordersOf(customer.email)).toEqual([])
  await network.find()
  await expect(page.getByLabel(/^Note for the courier/)).toHaveValue('Black gate')
  await payButton(page).click()
  await expect(page).toHaveURL(/\/demo\/payments\/stripe/)
  expect(await customer.ordersOf(customer.email)).toHaveLength(1)
})

test('where only the answer is lost, pressing again finds the same order, in Indonesian', async ({
  page,
  request,
  expectFaults,
}) => {
  expectFaults(/Failed to load resource/)
  const customer = await comeToBuy(page, request, [await thingOf(request, panel, 'id')])
  await visit(page, '/id/checkout')
  await expectReadyToPay(page)
  await page.route('**/checkout/store', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await payButton(page).click()
  const sentence = page.getByText(/^Toko belum menjawab\. Tidak ada yang hilang: silakan coba lagi\./)
  await expect(sentence.first()).toBeVisible()
  expect(await customer.ordersOf(customer.email)).toHaveLength(1)
  await page.unroute('**/checkout/store')
  await payButton(page).click()
  await atTheProvider(page, /^Bayar Rp/)
  await expect(title(page)).toHaveText('Terima kasih, pesanan Anda lunas')
  expect(await customer.ordersOf(customer.email)).toEqual([await orderNumber(page)])
})
