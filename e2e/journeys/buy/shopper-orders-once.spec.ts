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

test('offline nothing is ordered and nothing is lost; where answers are lost, pressing again, a reload and the back button find the one order', async ({
  page,
  request,
  network,
  expectFaults,
}) => {
  expectFaults(/Failed to load resource/)
  const customer = await comeToBuy(page, request, [await thingOf(request, panel)])
  const title = page.getByRole('heading', { level: 1 })
  const numbers = () => customer.ordersOf(customer.email)
  await visit(page, '/checkout')
  await expectReadyToPay(page)
  const note = page.getByLabel(/^Note for the courier/)
  await note.fill('Black gate')
  await page.getByRole('radio', { name: /^Pick up at Gema Fatmawati/ }).check()
  await page.getByRole('radio', { name: 'Razorpay', exact: true }).press('Space')
  await expect(payButton(page)).toBeEnabled()
  await page.waitForLoadState('networkidle')
  await network.lose()
  await payButton(page).click()
  const offline = page.getByText(/^You are offline\. Nothing is lost: press again once you are connected\./)
  await expect(offline.first()).toBeVisible()
  expect(await numbers()).toEqual([])
  await network.find()
  await expect(note).toHaveValue('Black gate')

  // What was filled in is there again after a reload.
  await page.reload()
  await expectReadyToPay(page)
  await expect(note).toHaveValue('Black gate')
  await expect(page.getByRole('radio', { name: /^Pick up at Gema Fatmawati/ })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Razorpay', exact: true })).toBeChecked()

  // The shop makes the order, but its answer is lost; the second one never comes.
  let made = 0
  await page.route('**/checkout/store', async (route) => {
    await route.fetch()
    made += 1
    if (made === 1) await route.abort()
  })
  await payButton(page).click()
  await expect(page.getByText(/^The shop did not answer\. Nothing is lost/).first()).toBeVisible()
  const ordered = await numbers()
  expect(ordered).toHaveLength(1)
  await payButton(page).click()
  await expect.poll(() => made).toBe(2)
  await page.unroute('**/checkout/store')
  await page.reload()
  await expect(title).toHaveText('Pay with Razorpay')
  expect(await numbers()).toEqual(ordered)

  // Back before paying: the order that waits, and not another one.
  await page.goBack()
  await expect(page).toHaveURL(/\/payment\/razorpay\/return\?order=/)
  expect([await orderNumber(page)]).toEqual(ordered)
  await page.getByRole('button', { name: 'I have not paid yet', exact: true }).click()
  await page.getByRole('button', { name: /^Pay Rp/ }).click()
  await atTheProvider(page, /^Pay Rp/)
  await expect(title).toHaveText('Thank you, your order is paid')
  await expect(page.getByText('Note for the courier: Black gate')).toBeVisible()
  expect([await orderNumber(page)]).toEqual(ordered)
  expect(await numbers()).toEqual(ordered)
})
