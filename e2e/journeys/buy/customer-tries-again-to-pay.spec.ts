import type { Page } from '@playwright/test'
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
import { followMail } from '../../visits/demo-mail.ts'
import { expect, test, visit } from '../../visits/shop-visit.ts'

const bar = { product: 'ce2c9c64-c23a-8e23-afe2-6564949765aa', sku: 'NRV-LINJE1-BLK' }
const title = (page: Page) => page.getByRole('heading', { level: 1 })

test('a declined card is told with its reason, and the same way works at the second try', async ({
  page,
  request,
}) => {
  const customer = await comeToBuy(page, request, [await thingOf(request, bar)])
  await visit(page, '/checkout')
  await expectReadyToPay(page)
  await payButton(page).click()
  const amount = (await page.locator('dd.sum').textContent()) ?? ''
  await atTheProvider(page, /^Decline/)

  await expect(title(page)).toHaveText('The payment did not go through')
  await expect(
    page.getByText('The payment was declined. Your order is kept: try again, or pay in another way.'),
  ).toBeVisible()
  await expect(page.getByText(/^Your order is kept until/)).toBeVisible()
  const number = await orderNumber(page)
  await page.reload()
  await expect(title(page)).toHaveText('The payment did not go through')
  await page.getByRole('button', { name: 'Try again with Stripe', exact: true }).dblclick()

  await expect(page.locator('dd').first()).toHaveText(number)
  await expect(page.locator('dd.sum')).toHaveText(amount)
  await atTheProvider(page, /^Pay Rp/)
  await expect(title(page)).toHaveText('Thank you, your order is paid')
  expect(await orderNumber(page)).toBe(number)
  expect(await customer.ordersOf(customer.email)).toEqual([number])
})

test('after a declined card the order is paid in another way, in Indonesian', async ({ page, request }) => {
  const customer = await comeToBuy(page, request, [await thingOf(request, bar, 'id')])
  await visit(page, '/id/checkout')
  await expectReadyToPay(page)
  await payButton(page).click()
  await atTheProvider(page, /^Tolak/)

  await expect(title(page)).toHaveText('Pembayaran tidak berhasil')
  await expect(
    page.getByText('Pembayaran ditolak. Pesanan Anda tersimpan: coba lagi, atau bayar dengan cara lain.'),
  ).toBeVisible()
  const number = await orderNumber(page)
  await page.getByRole('button', { name: 'Bayar dengan cara lain', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Anda ingin membayar dengan apa?' })).toBeVisible()
  await method(page, /^PayPal/).click()
  await expect(page.getByText(/^Ditagih sebesar US\$\s[\d.,]+ dengan kurs Rp\s16\.346 per USD/)).toBeVisible()
  await method(page, /^Transfer bank/).click()
  await page.getByRole('button', { name: 'Lanjut dengan Transfer bank', exact: true }).click()

  await expect(title(page)).toHaveText('Mohon transfer dengan jumlah tepat')
  await expect(page.getByRole('main')).toContainText(/Kode unikRp\s[1-9]\d{0,2}Total bayar/)
  const digits = (await page.locator('main mark').textContent()) ?? ''
  await expect(totalOf(page)).toContainText(`.${digits}`)
  await page.reload()
  await expect(title(page)).toHaveText('Mohon transfer dengan jumlah tepat')
  await expect(page.locator('main mark')).toHaveText(digits)
  expect(await orderNumber(page)).toBe(number)
  expect(await customer.ordersOf(customer.email)).toEqual([number])
})

test('who leaves the provider without paying comes back by the mail, and two messages of it count once', async ({
  page,
  request,
}) => {
  const customer = await comeToBuy(page, request, [await thingOf(request, bar)])
  await visit(page, '/checkout')
  await expectReadyToPay(page)
  await payButton(page).click()
  const amount = (await page.locator('dd.sum').textContent()) ?? ''
  await atTheProvider(page, /^Leave without paying/)

  await expect(title(page)).toHaveText('Your payment has not reached us yet')
  await expect(page.getByRole('timer', { name: 'Time left to pay' })).toBeVisible()
  const number = await orderNumber(page)
  await visit(page, '/')
  await followMail(page, customer.email, `Your order ${number}: please pay`)
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
  expect(await customer.ordersOf(customer.email)).toEqual([number])
  await followMail(page, customer.email, `Your order ${number} is paid`)
  await expect(title(page)).toHaveText(`Order ${number}`)
  await expect(page.getByText('Paid', { exact: true })).toBeVisible()
  await page.goto('/demo/mailbox')
  const paid = page.getByRole('link').filter({ hasText: `Your order ${number} is paid` })
  await expect(paid).toHaveCount(1)
})
