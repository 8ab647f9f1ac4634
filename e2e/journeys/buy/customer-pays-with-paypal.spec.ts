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

for (const words of [
  {
    language: 'en',
    address: '/checkout',
    short: 'In USD',
    charged: (amount: string) => `Charged as ${amount} at ${rupiah(rate)} for one USD (Bank Nusa,`,
    hosted: 'Pay with PayPal',
    pay: /^Pay US/,
    paid: 'Thank you, your order is paid',
  },
  {
    language: 'id',
    address: '/id/checkout',
    short: 'Dalam USD',
    charged: (amount: string) => `Ditagih sebesar ${amount} dengan kurs ${rupiah(rate)} per USD (Bank Nusa,`,
    hosted: 'Bayar dengan PayPal',
    pay: /^Bayar US/,
    paid: 'Terima kasih, pesanan Anda lunas',
  },
]) {
  test(`PayPal charges dollars, and says how many and at which rate before anybody pays, in ${words.language}`, async ({
    page,
    request,
  }) => {
    const customer = await comeToBuy(page, request, [await thingOf(request, panels, words.language)])
    await visit(page, words.address)
    await expectReadyToPay(page)
    const { totals } = await customer.cart.find()
    // Rounded up: the shop does not get less than it asks for.
    const amount = dollars(Math.ceil((totals.total * 100) / rate))
    await expect(method(page, /^PayPal/)).toContainText(words.short)
    await method(page, /^PayPal/).click()
    await expect(page.getByRole('tabpanel')).toContainText(words.charged(amount))
    await expect(payButton(page)).toContainText(rupiah(totals.total))
    await payButton(page).click()

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.hosted)
    await expect(page.locator('dd.sum')).toHaveText(amount)
    await atTheProvider(page, words.pay)
    await expect(page).toHaveURL(/\/payment\/paypal\/return/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.paid)
    await expect(totalOf(page)).toContainText(rupiah(totals.total))
    expect(await customer.ordersOf(customer.email)).toEqual([await orderNumber(page)])
  })
}

test('who tries again with PayPal sees the dollars first, and pays them when they agree', async ({
  page,
  request,
}) => {
  await comeToBuy(page, request, [await thingOf(request, panels)])
  await visit(page, '/checkout')
  await expectReadyToPay(page)
  await payButton(page).click()
  await atTheProvider(page, /^Decline/)
  await page.getByRole('button', { name: 'Pay in another way', exact: true }).click()
  await method(page, /^PayPal/).click()
  await page.getByRole('button', { name: 'Continue with PayPal', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ready to pay with PayPal')
  await expect(page.getByText(/^Charged as US\$\s[\d.,]+ at Rp\s16\.346 for one USD/)).toBeVisible()
  await page.getByRole('button', { name: /^Pay Rp/ }).click()
  await atTheProvider(page, /^Pay US/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, your order is paid')
})
