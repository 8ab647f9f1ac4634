import { comeAsGuest } from '../../visits/cart-visit.ts'
import { comeToBuy, expectReadyToPay, thingOf } from '../../visits/checkout-visit.ts'
import { comeWithAnOrder, type payments, tellTheProvider } from '../../visits/order-visit.ts'
import { expectNothingFromAxe, expectToFit } from '../../visits/page-fits.ts'
import { expect, test, visit } from '../../visits/shop-visit.ts'

const panel = { product: '864e0e56-aa61-8473-a039-eac2e5c461c3', sku: 'RTD-SRGM-BL' }
const other = { product: 'ca6590ef-7917-8c74-a0ad-32b5b9977ef8', sku: 'SRT-LRK120-OK' }

for (const prefix of ['', '/id']) {
  test(`a guest’s checkout at ${prefix}/checkout fits at any width, and axe finds nothing`, async ({
    page,
    request,
  }) => {
    await comeAsGuest(page, request, [await thingOf(request, other)])
    await visit(page, `${prefix}/checkout`)
    await expect(page.getByRole('tab', { selected: true })).toBeVisible()
    await expect(page.getByRole('main').locator('.skeleton')).toHaveCount(0)
    await expectToFit(page)
    if (prefix === '') await expectNothingFromAxe(page)
  })

  test(`a customer’s checkout of two stores at ${prefix}/checkout fits at any width, and axe finds nothing`, async ({
    page,
    request,
  }) => {
    await comeToBuy(page, request, [await thingOf(request, panel), await thingOf(request, other)])
    await visit(page, `${prefix}/checkout`)
    await expectReadyToPay(page)
    await expect(page.getByRole('radiogroup', { name: /^(Delivery from|Pengiriman dari)/ })).toHaveCount(2)
    await expectToFit(page)
    if (prefix === '') await expectNothingFromAxe(page)
  })
}

const states: {
  name: string
  pays: keyof typeof payments
  action?: 'pay' | 'decline'
  title: string
}[] = [
  { name: 'open', pays: 'stripe', title: 'We are asking Stripe about your payment…' },
  { name: 'declined', pays: 'stripe', action: 'decline', title: 'The payment did not go through' },
  { name: 'paid', pays: 'stripe', action: 'pay', title: 'Thank you, your order is paid' },
  { name: 'awaited by transfer', pays: 'transfer', title: 'Please transfer the exact amount' },
  { name: 'paid at the door', pays: 'cash', title: 'Thank you, your order is placed' },
]

for (const { name, pays, action, title } of states) {
  test(`an order that is ${name} fits at any width, and axe finds nothing`, async ({ page, request }) => {
    const things = [await thingOf(request, other)]
    const { address, order } = await comeWithAnOrder(page, request, { things, pays })
    if (action !== undefined) await tellTheProvider(request, order, action)
    await visit(page, `/id${address}`)
    await expect(page.getByRole('main').locator('.skeleton')).toHaveCount(0)
    await expectToFit(page)
    await visit(page, address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expectToFit(page)
    if (name === 'open') await page.getByRole('button', { name: 'I have not paid yet' }).click()
    await expectNothingFromAxe(page)
  })
}
