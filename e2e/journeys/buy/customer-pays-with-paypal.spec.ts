import { rupiah } from '../../visits/cart-visit.ts'
import {
  atTheProvider,
  comeToBuy,
  expectReadyToPay,
  method,
  orderNumber,
  payButton,
  thingOf,
  totalOf,
} from '../../visits/checkout-visit.ts'
import { expect, test, visit } from '../../visits/shop-visit.ts'

const panels = { product: '53a8eb60-9a6c-8ee4-a767-b2c8586a2ac5', sku: 'RTD-SRG-BL' }
const rate = 16_346

const dollars = (minor: number): string =>
  `US$\u00A0${(minor / 100).toLocaleString('id-ID', { minimumFractionDigits: 2 })}`

test('PayPal charges the dollars that the checkout says before; a double click makes one order, and the back button after paying none', async ({
  page,
  request,
}) => {
  const customer = await comeToBuy(page, request, [await thingOf(request, panels)])
  const title = page.getByRole('heading', { level: 1 })
  await visit(page, '/checkout')
  await expectReadyToPay(page)
  const { totals } = await customer.cart.find()
  // Rounded up: the shop does not get less than it asks for.
  const amount = dollars(Math.ceil((totals.total * 100) / rate))
  await expect(method(page, /^PayPal/)).toContainText('In USD')
  await method(page, /^PayPal/).click()
  await expect(page.getByRole('tabpanel')).toContainText(
    `Charged as ${amount} at ${rupiah(rate)} for one USD (Bank Nusa,`,
  )
  await expect(payButton(page)).toContainText(rupiah(totals.total))
  await payButton(page).dblclick()

  await expect(title).toHaveText('Pay with PayPal')
  await expect(page.locator('dd.sum')).toHaveText(amount)
  await atTheProvider(page, /^Pay US/)
  await expect(page).toHaveURL(/\/payment\/paypal\/return/)
  await expect(title).toHaveText('Thank you, your order is paid')
  await expect(totalOf(page)).toContainText(rupiah(totals.total))
  const number = await orderNumber(page)

  await page.goBack()
  await expect(title).toHaveText('This payment is paid')
  await page.goBack()
  await expect(page).toHaveURL('/checkout')
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await page.goForward()
  await page.getByRole('button', { name: 'Back to the shop', exact: true }).click()
  await expect(title).toHaveText('Thank you, your order is paid')
  expect(await customer.ordersOf(customer.email)).toEqual([number])
})
