import type { Page } from '@playwright/test'
import { cartLink, rupiah } from '../../visits/cart-visit.ts'
import {
  comeToBuy,
  expectReadyToPay,
  method,
  orderNumber,
  payButton,
  summary,
  thingOf,
  totalOf,
} from '../../visits/checkout-visit.ts'
import { expectMail, followMail } from '../../visits/demo-mail.ts'
import { countsDown, expect, test, visit } from '../../visits/shop-visit.ts'

const bar = { product: 'f3ed3948-16e5-8b04-a39f-d9d855130efa', sku: 'NRV-LINJE3-BLK' }
const stands = { product: 'b8b218e1-54d1-89f4-a928-c99e559a332f', sku: 'SRT-TMP60-BK' }
const microphone = { product: '369f6dbf-f1ee-8143-aaf4-146c427926d8', sku: 'VKL-LTG50-BK' }
const stand = { product: 'd2c946a2-bfa0-8ddc-ad31-b67295b51b5a', sku: 'VKL-TGKR-BC' }

/** One black point, as a PNG. */
const receipt = {
  name: 'receipt.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

/** What was put onto the clipboard last. */
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

test('a customer buys two of four with installation by bank transfer, in Indonesian', async ({
  page,
  request,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const of = (goods: typeof bar) => thingOf(request, goods, 'id')
  const things = [await of(bar), await of(microphone), await of(stands), await of(stand)] as const
  const [wanted, second, alsoWanted, fourth] = things
  const customer = await comeToBuy(page, request, [...things])
  const items = wanted.inventory.pricing.price + alsoWanted.inventory.pricing.price
  const total = items + 450_000
  const title = page.getByRole('heading', { level: 1 })

  await visit(page, '/id/cart')
  await page.getByRole('checkbox', { name: `Pilih ${second.name}`, exact: true }).uncheck()
  await page.getByRole('checkbox', { name: `Pilih ${fourth.name}`, exact: true }).uncheck()
  await expect(page.getByText('4 barang, 2 dipilih')).toBeVisible()
  const services = page.getByRole('list', { name: `Layanan untuk ${wanted.name}`, exact: true })
  await services.getByRole('checkbox', { name: /^Instalasi di Jabodetabek/ }).check()
  await expect(page.getByText('Layanan (1)')).toBeVisible()
  await expect(totalOf(page)).toContainText(rupiah(total))
  expect((await customer.cart.find()).totals.total).toBe(total)
  await page.getByRole('button', { name: 'Bayar (2)', exact: true }).first().click()

  await expect(page).toHaveURL('/id/checkout')
  await expectReadyToPay(page)
  const ways = page.getByRole('radiogroup', { name: 'Pengiriman dari Gema Fatmawati', exact: true })
  await ways.getByRole('radio', { name: /^Ambil di Gema Fatmawati/ }).check()
  await expect(summary(page)).toContainText('+ Instalasi di Jabodetabek')
  await expect(summary(page)).not.toContainText(second.name)
  await expect(totalOf(page)).toContainText(rupiah(total))
  await method(page, /^Transfer bank/).click()
  await expect(method(page, /^Transfer bank/)).toHaveAttribute('aria-selected', 'true')
  await payButton(page).click()

  await expect(page).toHaveURL(/\/id\/payment\/bank-transfer\/return/)
  await expect(title).toHaveText('Mohon transfer dengan jumlah tepat')
  const digits = Number(await page.locator('main mark').textContent())
  const amount = total + digits
  expect(digits).toBeGreaterThan(0)
  await expect(page.getByRole('main')).toContainText(`Kode unik${rupiah(digits)}`)
  await expect(totalOf(page)).toContainText(rupiah(amount))
  await countsDown(page)
  await page.getByRole('button', { name: 'Salin jumlahnya', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Tersalin', exact: true })).toBeVisible()
  expect(await clipboard(page)).toBe(String(amount))
  await page
    .getByRole('button', { name: /^Salin nomor rekening/ })
    .first()
    .click()
  await expect.poll(() => clipboard(page)).toMatch(/^\d{10,}$/)
  const number = await orderNumber(page)

  // The tab is closed, the transfer done, and the mail leads back.
  await followMail(page, customer.email, `Pesanan ${number}: cara transfer`)
  await expect(title).toHaveText('Mohon transfer dengan jumlah tepat')
  await page.getByLabel('Bukti transfer', { exact: true }).setInputFiles(receipt)
  await page.getByRole('button', { name: 'Kirim bukti transfer', exact: true }).click()
  await expect(page.getByText('Terima kasih. Kami periksa paling lama dua jam.')).toBeVisible()
  await expect(title).toHaveText('Transfer Anda sedang kami periksa')

  const desk = await context.newPage()
  await desk.goto('/demo/transfers')
  const row = desk.getByRole('listitem').filter({ hasText: number })
  await expect(row).toContainText(rupiah(amount))
  await expect(row).toContainText('receipt sent')
  await row.getByRole('button', { name: 'The money has arrived' }).click()
  await expect(row).toHaveCount(0)
  await desk.close()
  await page.reload()
  await expect(title).toHaveText('Terima kasih, pesanan Anda lunas')
  await expectMail(request, customer.email, `Pesanan ${number} sudah dibayar`)
  await expect(totalOf(page)).toContainText(rupiah(amount))

  await visit(page, '/id/cart')
  await expect(page.getByText('2 barang, 0 dipilih')).toBeVisible()
  await expect(cartLink(page)).toHaveAccessibleName('Keranjang, 2 barang')
  await expect(page.getByRole('main').getByRole('article', { name: second.name, exact: true })).toBeVisible()
  expect(await customer.ordersOf(customer.email)).toEqual([number])
})
