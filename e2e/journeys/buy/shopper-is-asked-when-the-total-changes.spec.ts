import { rupiah } from '../../visits/cart-visit.ts'
import {
  atTheProvider,
  comeToBuy,
  expectReadyToPay,
  orderNumber,
  payButton,
  thingOf,
  totalOf,
} from '../../visits/checkout-visit.ts'
import { expect, test, visit } from '../../visits/shop-visit.ts'

test.beforeEach(({ expectFaults }) => {
  // The browser itself tells of an answer that refuses.
  expectFaults(/409/)
})

/** Journeys that run at the same time change the price of different variants. Neither is ever in a flash sale. */
const goods = (place: number) => ({
  product: 'dd5d58f9-db41-84ce-a8a6-47bc8de00a3c',
  sku: place % 2 === 0 ? 'KNY-MADOD-BLK' : 'KNY-MADOD-SLV',
})

test('a price that rises during the checkout is shown and agreed to before anything is ordered', async ({
  page,
  request,
}, { parallelIndex }) => {
  const thing = await thingOf(request, goods(parallelIndex))
  const customer = await comeToBuy(page, request, [thing])
  await visit(page, '/checkout')
  await expectReadyToPay(page)
  const { totals } = await customer.cart.find()
  const before = thing.inventory.pricing.price
  const after = before + 135_000
  await customer.changePrice(thing.inventory.sku, after)
  await payButton(page).click()

  const question = page.getByRole('dialog', { name: 'The total has changed' })
  await expect(question).toContainText('Nothing has been ordered or paid yet.')
  await expect(question).toContainText(`${rupiah(before)} → ${rupiah(after)}`)
  await expect(question).toContainText(`Before${rupiah(totals.total)}`)
  await expect(question).toContainText(`Now${rupiah(totals.total + 135_000)}`)
  expect(await customer.ordersOf(customer.email)).toEqual([])
  await question.press('Escape')
  await expect(question).toBeHidden()
  await expect(totalOf(page)).toContainText(rupiah(totals.total + 135_000))
  expect(await customer.ordersOf(customer.email)).toEqual([])

  await payButton(page).click()
  await expect(page.locator('dd.sum')).toHaveText(rupiah(totals.total + 135_000))
  await atTheProvider(page, /^Pay Rp/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, your order is paid')
  expect(await customer.ordersOf(customer.email)).toEqual([await orderNumber(page)])
})

test('a price that falls is asked about as well, in Indonesian, and agreeing pays the new total', async ({
  page,
  request,
}, { parallelIndex }) => {
  const thing = await thingOf(request, goods(parallelIndex), 'id')
  const customer = await comeToBuy(page, request, [thing])
  await visit(page, '/id/checkout')
  await expectReadyToPay(page)
  const { totals } = await customer.cart.find()
  const before = thing.inventory.pricing.price
  await customer.changePrice(thing.inventory.sku, before - 90_000)
  await payButton(page).dblclick()

  const question = page.getByRole('dialog', { name: 'Totalnya berubah' })
  await expect(question).toContainText('Belum ada yang dipesan atau dibayar.')
  await expect(question).toContainText(`Semula${rupiah(totals.total)}`)
  await expect(question).toContainText(`Sekarang${rupiah(totals.total - 90_000)}`)
  expect(await customer.ordersOf(customer.email)).toEqual([])
  await question
    .getByRole('button', { name: `Bayar ${rupiah(totals.total - 90_000)}`, exact: true })
    .press('Enter')

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bayar dengan Stripe')
  await expect(page.locator('dd.sum')).toHaveText(rupiah(totals.total - 90_000))
  await atTheProvider(page, /^Bayar Rp/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terima kasih, pesanan Anda lunas')
  await expect(totalOf(page)).toContainText(rupiah(totals.total - 90_000))
  expect(await customer.ordersOf(customer.email)).toHaveLength(1)
})

test('what another tab adds to the cart stands on the button before it is pressed', async ({
  page,
  request,
  context,
}) => {
  const stands = await thingOf(request, {
    product: '33cd98bb-3cf7-8225-a6df-96aadb071ec8',
    sku: 'SRT-TMP50-BK',
  })
  const customer = await comeToBuy(page, request, [stands])
  await visit(page, '/checkout')
  await expectReadyToPay(page)
  const other = await context.newPage()
  await visit(other, '/cart')
  await other.getByRole('main').getByRole('button', { name: 'One more', exact: true }).click()
  await expect(page.getByText('Subtotal (2 items)')).toBeVisible()
  const { totals } = await customer.cart.find()
  await expect(payButton(page)).toHaveText(`Pay ${rupiah(totals.total)}`)
  await other.close()
  await payButton(page).click()
  await expect(page.locator('dd.sum')).toHaveText(rupiah(totals.total))
})
