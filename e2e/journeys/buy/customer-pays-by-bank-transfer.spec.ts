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
import { followMail } from '../../visits/demo-mail.ts'
import { countsDown, expect, test, visit } from '../../visits/shop-visit.ts'

const bar = { product: 'f3ed3948-16e5-8b04-a39f-d9d855130efa', sku: 'NRV-LINJE3-BLK' }
const stands = { product: 'b8b218e1-54d1-89f4-a928-c99e559a332f', sku: 'SRT-TMP60-BK' }
const microphone = { product: '369f6dbf-f1ee-8143-aaf4-146c427926d8', sku: 'VKL-LTG50-BK' }
const stand = { product: 'd2c946a2-bfa0-8ddc-ad31-b67295b51b5a', sku: 'VKL-TGKR-BC' }

const english = {
  language: 'en',
  prefix: '',
  counted: (all: number, selected: number) => `${all} ${all === 1 ? 'item' : 'items'}, ${selected} selected`,
  select: (name: string) => `Select ${name}`,
  servicesFor: (name: string) => `Services for ${name}`,
  installation: /^Installation in Jabodetabek/,
  services: 'Services (1)',
  checkOut: 'Check out (2)',
  ways: 'Delivery from Gema Fatmawati',
  pickUp: /^Pick up at Gema Fatmawati/,
  transfer: /^Bank transfer/,
  serviceLine: '+ Installation in Jabodetabek',
  title: 'Please transfer the exact amount',
  uniqueCode: 'Unique code',
  copyAmount: 'Copy the amount',
  copyNumber: /^Copy the account number of/,
  copied: 'Copied',
  proof: 'Receipt of the transfer',
  send: 'Send the receipt',
  thanks: 'Thank you. We check it within two hours.',
  checking: 'We are checking your transfer',
  paid: 'Thank you, your order is paid',
  placedMail: (number: string) => `Your order ${number}: how to transfer`,
  badge: 'Cart, 2 items',
}

const indonesian: typeof english = {
  language: 'id',
  prefix: '/id',
  counted: (all, selected) => `${all} barang, ${selected} dipilih`,
  select: (name) => `Pilih ${name}`,
  servicesFor: (name) => `Layanan untuk ${name}`,
  installation: /^Instalasi di Jabodetabek/,
  services: 'Layanan (1)',
  checkOut: 'Bayar (2)',
  ways: 'Pengiriman dari Gema Fatmawati',
  pickUp: /^Ambil di Gema Fatmawati/,
  transfer: /^Transfer bank/,
  serviceLine: '+ Instalasi di Jabodetabek',
  title: 'Mohon transfer dengan jumlah tepat',
  uniqueCode: 'Kode unik',
  copyAmount: 'Salin jumlahnya',
  copyNumber: /^Salin nomor rekening/,
  copied: 'Tersalin',
  proof: 'Bukti transfer',
  send: 'Kirim bukti transfer',
  thanks: 'Terima kasih. Kami periksa paling lama dua jam.',
  checking: 'Transfer Anda sedang kami periksa',
  paid: 'Terima kasih, pesanan Anda lunas',
  placedMail: (number) => `Pesanan ${number}: cara transfer`,
  badge: 'Keranjang, 2 barang',
}

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

for (const words of [english, indonesian]) {
  test(`a customer buys two of four with installation by bank transfer, in ${words.language}`, async ({
    page,
    request,
    context,
  }) => {
    test.slow()
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const of = (goods: typeof bar) => thingOf(request, goods, words.language)
    const things = [await of(bar), await of(microphone), await of(stands), await of(stand)] as const
    const [wanted, second, alsoWanted, fourth] = things
    const customer = await comeToBuy(page, request, [...things])
    const items = wanted.inventory.pricing.price + alsoWanted.inventory.pricing.price
    const total = items + 450_000

    await visit(page, `${words.prefix}/cart`)
    await page.getByRole('checkbox', { name: words.select(second.name), exact: true }).uncheck()
    await page.getByRole('checkbox', { name: words.select(fourth.name), exact: true }).uncheck()
    await expect(page.getByText(words.counted(4, 2))).toBeVisible()
    const services = page.getByRole('list', { name: words.servicesFor(wanted.name), exact: true })
    await services.getByRole('checkbox', { name: words.installation }).check()
    await expect(page.getByText(words.services)).toBeVisible()
    await expect(totalOf(page)).toContainText(rupiah(total))
    await page.getByRole('button', { name: words.checkOut, exact: true }).first().click()

    await expect(page).toHaveURL(`${words.prefix}/checkout`)
    await expectReadyToPay(page)
    const ways = page.getByRole('radiogroup', { name: words.ways, exact: true })
    await ways.getByRole('radio', { name: words.pickUp }).check()
    await expect(summary(page)).toContainText(words.serviceLine)
    await expect(summary(page)).not.toContainText(second.name)
    await expect(totalOf(page)).toContainText(rupiah(total))
    await method(page, words.transfer).click()
    await expect(method(page, words.transfer)).toHaveAttribute('aria-selected', 'true')
    await payButton(page).click()

    await expect(page).toHaveURL(new RegExp(`${words.prefix}/payment/bank-transfer/return`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title)
    const digits = Number(await page.locator('main mark').textContent())
    const amount = total + digits
    expect(digits).toBeGreaterThan(0)
    await expect(page.getByRole('main')).toContainText(`${words.uniqueCode}${rupiah(digits)}`)
    await expect(totalOf(page)).toContainText(rupiah(amount))
    await countsDown(page)
    await page.getByRole('button', { name: words.copyAmount, exact: true }).click()
    await expect(page.getByRole('button', { name: words.copied, exact: true })).toBeVisible()
    expect(await clipboard(page)).toBe(String(amount))
    await page.getByRole('button', { name: words.copyNumber }).first().click()
    await expect.poll(() => clipboard(page)).toMatch(/^\d{10,}$/)
    const number = await orderNumber(page)

    // Somebody closes the tab, does the transfer, and comes back by the mail.
    await followMail(page, customer.email, words.placedMail(number))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title)
    await page.getByLabel(words.proof, { exact: true }).setInputFiles(receipt)
    await page.getByRole('button', { name: words.send, exact: true }).click()
    await expect(page.getByText(words.thanks)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.checking)

    const desk = await context.newPage()
    await desk.goto('/demo/transfers')
    const row = desk.getByRole('listitem').filter({ hasText: number })
    await expect(row).toContainText(rupiah(amount))
    await expect(row).toContainText('receipt sent')
    await row.getByRole('button', { name: 'The money has arrived' }).click()
    await expect(row).toHaveCount(0)
    await desk.close()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.paid)
    await expect(totalOf(page)).toContainText(rupiah(amount))

    await visit(page, `${words.prefix}/cart`)
    await expect(page.getByText(words.counted(2, 0))).toBeVisible()
    await expect(cartLink(page)).toHaveAccessibleName(words.badge)
    await expect(
      page.getByRole('main').getByRole('article', { name: second.name, exact: true }),
    ).toBeVisible()
    expect(await customer.ordersOf(customer.email)).toEqual([number])
  })
}
