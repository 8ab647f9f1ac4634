import { cartLink, rupiah } from '../../visits/cart-visit.ts'
import {
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

const microphone = { product: '369f6dbf-f1ee-8143-aaf4-146c427926d8', sku: 'VKL-LTG50-GD' }
const bar = { product: '5dc44996-a88f-8870-af62-4fbc3b448e89', sku: 'NRV-LINJE5-GRY' }

test('a customer orders in Indonesian and pays the courier', async ({ page, request }) => {
  const customer = await comeToBuy(page, request, [await thingOf(request, microphone, 'id')])
  await visit(page, '/id/checkout')
  await expectReadyToPay(page)
  await page.getByRole('radio', { name: /^Jalur Hemat Reguler/ }).check()
  await method(page, /^Bayar di tempat/).click()
  await expect(page.getByText(/^Anda membayar tunai kepada kurir/)).toBeVisible()
  await expect(payButton(page)).toHaveText('Buat pesanan')
  await expect(payButton(page)).toBeEnabled()
  await page.getByLabel(/^Catatan untuk kurir/).fill('Pagar hitam')
  const { totals } = await customer.cart.find()
  await expect(totalOf(page)).toContainText(rupiah(totals.total))
  await payButton(page).click()

  await expect(page).toHaveURL(/\/id\/payment\/cash-on-delivery\/return/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terima kasih, pesanan Anda sudah dibuat')
  await expect(
    page.getByText(`Bayar ${rupiah(totals.total)} kepada kurir saat paket diserahkan.`),
  ).toBeVisible()
  await expect(page.getByText('Catatan untuk kurir: Pagar hitam')).toBeVisible()
  const number = await orderNumber(page)
  await followMail(page, customer.email, `Pesanan ${number}`)
  await expect(page).toHaveURL(/\/id\/user\/order\/[0-9a-f-]{36}\?key=/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Pesanan ${number}`)
  await expect(page.getByRole('heading', { name: 'Pesanan segera kami konfirmasi' })).toBeVisible()
  await visit(page, '/id/cart')
  await expect(cartLink(page)).toHaveAccessibleName('Keranjang')
})

test('above its limit, cash on delivery says why it cannot be used', async ({ page, request }) => {
  const customer = await comeToBuy(page, request, [await thingOf(request, bar)])
  await visit(page, '/checkout')
  await expectReadyToPay(page)
  const cash = method(page, /^Cash on delivery/)
  await expect(cash).toContainText('Not available')
  await cash.click()
  await expect(page.getByText('Cash on delivery is possible up to Rp\u00A05.000.000.')).toBeVisible()
  await payButton(page).click()
  await expect(
    page.getByText('This way to pay cannot be used for this order. Please choose another one.'),
  ).toBeVisible()
  await expect(page).toHaveURL('/checkout')
  expect(await customer.ordersOf(customer.email)).toEqual([])

  await method(page, /^Card/).click()
  await payButton(page).click()
  await expect(page).toHaveURL(/\/demo\/payments\/stripe/)
  expect(await customer.ordersOf(customer.email)).toHaveLength(1)
})
