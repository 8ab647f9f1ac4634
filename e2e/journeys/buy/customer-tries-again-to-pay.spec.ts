import type { Page } from '@playwright/test'
import { rupiah } from '../../visits/cart-visit.ts'
import { atTheProvider, method, orderNumber, thingOf, totalOf } from '../../visits/checkout-visit.ts'
import { expectMail, followMail } from '../../visits/demo-mail.ts'
import { comeWithAnOrder, tellTheProvider } from '../../visits/order-visit.ts'
import { expect, test, visit } from '../../visits/shop-visit.ts'

const bar = { product: 'ce2c9c64-c23a-8e23-afe2-6564949765aa', sku: 'NRV-LINJE1-BLK' }
const title = (page: Page) => page.getByRole('heading', { level: 1 })

test('a declined card is told with its reason; left at the second try, the order is paid by its mail, and two messages count once', async ({
  page,
  request,
}) => {
  const things = [await thingOf(request, bar)]
  const { email, order, ordersOf } = await comeWithAnOrder(page, request, { things, pays: 'stripe' })
  const { number } = order
  const amount = rupiah(order.amount)
  await page.goto(order.payment.paying_place?.url ?? '')
  await atTheProvider(page, /^Decline/)

  await expect(title(page)).toHaveText('The payment did not go through')
  await expect(
    page.getByText('The payment was declined. Your order is kept: try again, or pay in another way.'),
  ).toBeVisible()
  await expect(page.getByText(/^Your order is kept until/)).toBeVisible()
  expect(await orderNumber(page)).toBe(number)
  await page.getByRole('button', { name: 'Try again with Stripe', exact: true }).dblclick()
  await expect(page.locator('dd').first()).toHaveText(number)
  await expect(page.locator('dd.sum')).toHaveText(amount)
  await atTheProvider(page, /^Leave without paying/)

  await expect(title(page)).toHaveText('Your payment has not reached us yet')
  await expect(page.getByRole('timer', { name: 'Time left to pay' })).toBeVisible()
  await followMail(page, email, `Your order ${number}: please pay`)
  // The provider is asked a few times first; who knows better says so.
  await page
    .getByRole('button', { name: 'I have not paid yet', exact: true })
    .or(page.getByRole('button', { name: 'Check again', exact: true }))
    .click()
  await page.getByRole('button', { name: `Pay ${amount}`, exact: true }).click()
  await atTheProvider(page, /^Pay, and tell the shop twice/)

  await expect(title(page)).toHaveText('Thank you, your order is paid')
  await expect(totalOf(page)).toContainText(amount)
  await expect(page.getByText('Payment received', { exact: true })).toHaveCount(1)
  expect(await ordersOf(email)).toEqual([number])
  await followMail(page, email, `Your order ${number} is paid`)
  await expect(title(page)).toHaveText(`Order ${number}`)
  await expect(page.getByText('Paid', { exact: true })).toBeVisible()
  await page.goto('/demo/mailbox')
  const paid = page.getByRole('link').filter({ hasText: `Your order ${number} is paid` })
  await expect(paid).toHaveCount(1)
})

test('after a declined card PayPal shows its dollars first, and a bank transfer its exact amount, in Indonesian', async ({
  page,
  request,
}) => {
  const things = [await thingOf(request, bar, 'id')]
  const { address, email, order, ordersOf } = await comeWithAnOrder(page, request, {
    things,
    pays: 'stripe',
    language: 'id',
  })
  await expectMail(request, email, `Pesanan ${order.number}: menunggu pembayaran`)
  await tellTheProvider(request, order, 'decline')
  await visit(page, `/id${address}`)
  await expect(title(page)).toHaveText('Pembayaran tidak berhasil')
  await expect(
    page.getByText('Pembayaran ditolak. Pesanan Anda tersimpan: coba lagi, atau bayar dengan cara lain.'),
  ).toBeVisible()
  const choose = async (way: RegExp, next: string) => {
    await page.getByRole('button', { name: 'Bayar dengan cara lain', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Anda ingin membayar dengan apa?' })).toBeVisible()
    await method(page, way).click()
    return page.getByRole('button', { name: next, exact: true })
  }
  const goOn = await choose(/^PayPal/, 'Lanjut dengan PayPal')
  const charged = page.getByText(/^Ditagih sebesar US\$\s[\d.,]+ dengan kurs Rp\s16\.346 per USD/)
  await expect(charged).toBeVisible()
  await goOn.click()
  await expect(title(page)).toHaveText('Siap dibayar dengan PayPal')
  const [dollars] = /US\$\s[\d.,]+/.exec((await charged.textContent()) ?? '') ?? []
  await page.getByRole('button', { name: `Bayar ${rupiah(order.amount)}`, exact: true }).click()
  await expect(page.locator('dd.sum')).toHaveText(dollars ?? 'dollars')
  await atTheProvider(page, /^Tolak/)

  await expect(title(page)).toHaveText('Pembayaran tidak berhasil')
  await (await choose(/^Transfer bank/, 'Lanjut dengan Transfer bank')).click()
  await expect(title(page)).toHaveText('Mohon transfer dengan jumlah tepat')
  await expect(page.getByRole('main')).toContainText(/Kode unikRp\s[1-9]\d{0,2}Total bayar/)
  const digits = (await page.locator('main mark').textContent()) ?? ''
  await expect(totalOf(page)).toContainText(`.${digits}`)
  await page.reload()
  await expect(title(page)).toHaveText('Mohon transfer dengan jumlah tepat')
  await expect(page.locator('main mark')).toHaveText(digits)
  expect(await orderNumber(page)).toBe(order.number)
  expect(await ordersOf(email)).toEqual([order.number])
})
