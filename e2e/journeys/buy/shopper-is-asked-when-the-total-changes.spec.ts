import { rupiah } from '../../visits/cart-visit.ts'
import { comeToBuy, expectReadyToPay, payButton, thingOf, totalOf } from '../../visits/checkout-visit.ts'
import { expect, test, visit } from '../../visits/shop-visit.ts'

/** Journeys that run at the same time change the price of different variants. Neither is ever in a flash sale. */
const goods = (place: number) => ({
  product: 'dd5d58f9-db41-84ce-a8a6-47bc8de00a3c',
  sku: place % 2 === 0 ? 'KNY-MADOD-BLK' : 'KNY-MADOD-SLV',
})

test('what another tab adds stands on the button; prices that rise and fall are asked about before anything is ordered', async ({
  page,
  request,
  context,
  expectFaults,
}, { parallelIndex }) => {
  // The browser itself tells of an answer that refuses.
  expectFaults(/409/)
  const thing = await thingOf(request, goods(parallelIndex))
  const customer = await comeToBuy(page, request, [thing])
  await visit(page, '/checkout')
  await expectReadyToPay(page)
  const other = await context.newPage()
  await visit(other, '/cart')
  await other.getByRole('main').getByRole('button', { name: 'One more', exact: true }).click()
  await expect(page.getByText('Subtotal (2 items)')).toBeVisible()
  const { totals } = await customer.cart.find()
  await expect(payButton(page)).toHaveText(`Pay ${rupiah(totals.total)}`)
  await other.close()

  const before = thing.inventory.pricing.price
  await customer.changePrice(thing.inventory.sku, before + 135_000)
  await payButton(page).click()
  const question = page.getByRole('dialog', { name: 'The total has changed' })
  await expect(question).toContainText('Nothing has been ordered or paid yet.')
  await expect(question).toContainText(`${rupiah(2 * before)} → ${rupiah(2 * before + 270_000)}`)
  await expect(question).toContainText(`Before${rupiah(totals.total)}`)
  await expect(question).toContainText(`Now${rupiah(totals.total + 270_000)}`)
  await question.press('Escape')
  await expect(question).toBeHidden()
  await expect(totalOf(page)).toContainText(rupiah(totals.total + 270_000))

  await customer.changePrice(thing.inventory.sku, before)
  await payButton(page).dblclick()
  await expect(question).toContainText(`Before${rupiah(totals.total + 270_000)}`)
  await expect(question).toContainText(`Now${rupiah(totals.total)}`)
  expect(await customer.ordersOf(customer.email)).toEqual([])
  await question.getByRole('button', { name: `Pay ${rupiah(totals.total)}`, exact: true }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay with Stripe')
  await expect(page.locator('dd.sum')).toHaveText(rupiah(totals.total))
  expect(await customer.ordersOf(customer.email)).toHaveLength(1)
})
