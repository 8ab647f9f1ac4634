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

test('cash on delivery says above its limit why it cannot be used; below it, a customer orders in Indonesian and pays the courier', async ({
  page,
  request,
}) => {
  const things = [await thingOf(request, microphone, 'id'), await thingOf(request, bar, 'id')]
  const customer = await comeToBuy(page, request, things)
  await visit(page, '/id/checkout')
  await expectReadyToPay(page)
  const cash = method(page, /^Bayar di tempat/)
  await expect(cash).toContainText('Tidak tersedia')
  await cash.click()
  await expect(page.getByText(`Bayar di tempat hanya sampai ${rupiah(5_000_000)}.`)).toBeVisible()
  await payButton(page).click()
  await expect(
    page.getByText('Cara ini tidak bisa dipakai untuk pesanan ini. Silakan pilih cara lain.'),
  ).toBeVisible()
  expect(await customer.ordersOf(customer.email)).toEqual([])

  // Another tab takes the dear one out of the selection.
  const { cart: lines } = await customer.cart.find()
  const dear = lines.filter(({ inventory }: { inventory: { sku: string } }) => inventory.sku === bar.sku)
  await customer.cart.update({ unchecked: dear.map(({ cart_id }: { cart_id: string }) => cart_id) })
  await page.evaluate(() => new BroadcastChannel('gema-cart').postMessage('changed'))
  await expect(page.getByText(/^Anda membayar tunai kepada kurir/)).toBeVisible()
  await page.getByRole('radio', { name: /^Jalur Hemat Reguler/ }).check()
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
  expect(await customer.ordersOf(customer.email)).toEqual([number])
  await followMail(page, customer.email, `Pesanan ${number}`)
  await expect(page).toHaveURL(/\/id\/user\/order\/[0-9a-f-]{36}\?key=/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Pesanan ${number}`)
  await expect(page.getByRole('heading', { name: 'Pesanan segera kami konfirmasi' })).toBeVisible()
  // What was not bought is still in the cart.
  await expect(cartLink(page)).toHaveAccessibleName('Keranjang, 1 barang')
})
