import { cartLink, rupiah } from '../../visits/cart-visit.ts'
import {
  atTheProvider,
  backOffice,
  englishNames,
  expectReadyToPay,
  fillInGuest,
  indonesianNames,
  orderNumber,
  payButton,
  summary,
  thingOf,
  totalOf,
} from '../../visits/checkout-visit.ts'
import { followMail, freshEmail } from '../../visits/demo-mail.ts'
import { expect, test, visit } from '../../visits/shop-visit.ts'

const panel = { product: 'af84a4fc-f423-8d27-a629-a3d6ec888cc7', sku: 'SRT-LRK-WN' }

const english = {
  language: 'en',
  prefix: '',
  address: englishNames,
  quantity: 'Quantity',
  add: 'Add to cart',
  viewCart: 'View cart',
  badge: 'Cart, 2 items',
  emptyBadge: 'Cart',
  useVoucher: /^Use a voucher/,
  vouchers: 'Vouchers',
  code: 'Have a code?',
  apply: 'Apply',
  applied: /^TANPAGEMA applied/,
  checkOut: 'Check out (2)',
  ways: 'Delivery from Gema Fatmawati',
  way: /^Jalur Hemat Regular/,
  discount: 'Voucher discount',
  sandbox: 'Stripe runs as a sandbox here: the page looks real, but no money moves.',
  hosted: 'Pay with Stripe',
  noMoney: 'Sandbox: no money moves',
  pay: /^Pay Rp/,
  paid: 'Thank you, your order is paid',
  order: (number: string) => `Order ${number}`,
  paidBadge: 'Paid',
  mailSent: 'We sent the confirmation to',
  voucher: 'Voucher TANPAGEMA',
  paidMail: (number: string) => `Your order ${number} is paid`,
  placedMail: (number: string) => `Your order ${number}: please pay`,
  steps: 'How your order goes on',
  empty: 'Your cart is empty',
}

const indonesian: typeof english = {
  language: 'id',
  prefix: '/id',
  address: indonesianNames,
  quantity: 'Jumlah',
  add: '+ Keranjang',
  viewCart: 'Lihat keranjang',
  badge: 'Keranjang, 2 barang',
  emptyBadge: 'Keranjang',
  useVoucher: /^Pakai voucher/,
  vouchers: 'Voucher',
  code: 'Punya kode?',
  apply: 'Terapkan',
  applied: /^TANPAGEMA dipakai/,
  checkOut: 'Bayar (2)',
  ways: 'Pengiriman dari Gema Fatmawati',
  way: /^Jalur Hemat Reguler/,
  discount: 'Potongan voucher',
  sandbox: 'Stripe di sini hanya simulasi: halamannya mirip aslinya, tetapi tidak ada uang yang berpindah.',
  hosted: 'Bayar dengan Stripe',
  noMoney: 'Mode uji coba: tidak ada uang yang berpindah',
  pay: /^Bayar Rp/,
  paid: 'Terima kasih, pesanan Anda lunas',
  order: (number) => `Pesanan ${number}`,
  paidBadge: 'Lunas',
  mailSent: 'Konfirmasi kami kirim ke',
  voucher: 'Voucher TANPAGEMA',
  paidMail: (number) => `Pesanan ${number} sudah dibayar`,
  placedMail: (number) => `Pesanan ${number}: menunggu pembayaran`,
  steps: 'Perjalanan pesanan Anda',
  empty: 'Keranjang Anda masih kosong',
}

for (const words of [english, indonesian]) {
  test(`a guest buys two panels with a voucher by Stripe, in ${words.language}`, async ({
    page,
    request,
  }) => {
    test.slow()
    const email = freshEmail('tamu')
    const thing = await thingOf(request, panel, words.language)
    const items = 2 * thing.inventory.pricing.price
    const discount = Math.floor((items * 12) / 100)

    await visit(page, thing.address)
    const main = page.getByRole('main')
    await main.getByRole('textbox', { name: words.quantity, exact: true }).fill('2')
    await main.getByRole('button', { name: words.add, exact: true }).first().click()
    await page.getByRole('dialog').getByRole('link', { name: words.viewCart }).press('Enter')
    await expect(page).toHaveURL(`${words.prefix}/cart`)
    await expect(cartLink(page)).toHaveAccessibleName(words.badge)

    await page.getByRole('button', { name: words.useVoucher }).click()
    const drawer = page.getByRole('dialog', { name: words.vouchers, exact: true })
    await drawer.getByLabel(words.code, { exact: true }).fill('tanpagema')
    await drawer.getByRole('button', { name: words.apply, exact: true }).press('Enter')
    await expect(drawer).toBeHidden()
    await expect(page.getByRole('button', { name: words.applied })).toBeVisible()
    await page.getByRole('button', { name: words.checkOut, exact: true }).first().click()

    await expect(page).toHaveURL(`${words.prefix}/checkout`)
    await fillInGuest(page, words.address, email)
    const ways = page.getByRole('radiogroup', { name: words.ways, exact: true })
    await ways.getByRole('radio', { name: words.way }).check()
    await expect(page.getByText(words.sandbox)).toBeVisible()
    const total = items - discount + 256_000
    await expect(summary(page)).toContainText(`${words.discount}-${rupiah(discount)}`)
    await expect(totalOf(page)).toContainText(rupiah(total))
    await expectReadyToPay(page)
    await payButton(page).click()

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.hosted)
    await expect(page.getByText(words.noMoney)).toBeVisible()
    await expect(page.locator('dd.sum')).toHaveText(rupiah(total))
    await atTheProvider(page, words.pay)

    await expect(page).toHaveURL(new RegExp(`^[^?]*${words.prefix}/payment/stripe/return\\?`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.paid)
    await expect(page.getByText(`${words.mailSent} ${email}.`)).toBeVisible()
    await expect(page.getByRole('list', { name: words.steps })).toBeVisible()
    await expect(page.getByText(words.voucher)).toBeVisible()
    await expect(totalOf(page)).toContainText(rupiah(total))
    const number = await orderNumber(page)
    expect(await backOffice(request, page.url()).ordersOf(email)).toEqual([number])
    await visit(page, `${words.prefix}/cart`)
    await expect(page.getByRole('heading', { name: words.empty })).toBeVisible()
    await expect(cartLink(page)).toHaveAccessibleName(words.emptyBadge)

    // The link of the mail opens it also where nobody knows the guest.
    await followMail(page, email, words.placedMail(number))
    await page.evaluate(() => localStorage.removeItem('user_token'))
    await followMail(page, email, words.paidMail(number))
    await expect(page).toHaveURL(new RegExp(`^[^?]*${words.prefix}/user/order/[0-9a-f-]{36}\\?key=`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.order(number))
    await expect(page.getByText(words.paidBadge, { exact: true })).toBeVisible()
  })
}
