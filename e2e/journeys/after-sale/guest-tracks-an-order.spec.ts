import { activeStep, headOf, partOf, questionOf } from '../../visits/aftersale-visit.ts'
import { thingOf } from '../../visits/checkout-visit.ts'
import { followMail, freshEmail } from '../../visits/demo-mail.ts'
import { aGuestsOrder } from '../../visits/order-visit.ts'
import { expect, test, visit } from '../../visits/shop-visit.ts'

const cable = { product: '6f3abb0f-25c6-858f-a65c-3a612a4002f3', sku: 'KWT-SINAR-BLK-3M' }

const english = {
  language: 'en',
  prefix: '',
  title: 'Track order',
  number: 'Order number',
  email: 'E-mail',
  track: 'Track the order',
  numberMissing: 'Order number is required',
  emailMissing: 'E-mail is required',
  numberWrong: 'An order number looks like GM-2611-004821.',
  unknown: 'Order not found',
  order: (number: string) => `Order ${number}`,
  pending: 'Waiting for payment',
  unpaid: 'Not paid yet',
  city: 'Goes to Kota Administrasi Jakarta Selatan',
  placed: 'Order placed. The goods are kept for you.',
  log: 'What has happened',
  sendLink: 'Send me the link',
  sent: 'If the order exists, the mail is on its way to the address it was placed with.',
  mail: (number: string) => `All about your order ${number}`,
  transfer: 'Please transfer the exact amount',
  see: 'See the order',
  actions: 'Actions',
  cancel: 'Cancel the order',
  reason: 'I have changed my mind',
  cancelled: 'Cancelled',
  cancelledToast: 'The order is cancelled.',
  why: 'It was cancelled as you wished.',
}

const indonesian: typeof english = {
  language: 'id',
  prefix: '/id',
  title: 'Lacak pesanan',
  number: 'Nomor pesanan',
  email: 'Surel',
  track: 'Lacak pesanan',
  numberMissing: 'Nomor pesanan wajib diisi',
  emailMissing: 'Surel wajib diisi',
  numberWrong: 'Nomor pesanan berbentuk GM-2611-004821.',
  unknown: 'Pesanan tidak ditemukan',
  order: (number) => `Pesanan ${number}`,
  pending: 'Menunggu pembayaran',
  unpaid: 'Belum dibayar',
  city: 'Dikirim ke Kota Administrasi Jakarta Selatan',
  placed: 'Pesanan dibuat. Barang kami simpan untuk Anda.',
  log: 'Riwayat pesanan',
  sendLink: 'Kirim tautannya',
  sent: 'Jika pesanannya ada, surel sedang dikirim ke alamat yang dipakai saat memesan.',
  mail: (number) => `Semua tentang pesanan ${number}`,
  transfer: 'Mohon transfer dengan jumlah tepat',
  see: 'Lihat pesanan',
  actions: 'Tindakan',
  cancel: 'Batalkan pesanan',
  reason: 'Saya berubah pikiran',
  cancelled: 'Dibatalkan',
  cancelledToast: 'Pesanan dibatalkan.',
  why: 'Dibatalkan sesuai permintaan Anda.',
}

for (const words of [english, indonesian]) {
  test(`a guest tracks an order without an account, and cancels it by the link of a mail, in ${words.language}`, async ({
    page,
    request,
    expectFaults,
  }) => {
    test.slow()
    // What is not there is told by the browser in its console, too.
    expectFaults(/404/)
    const { language, prefix } = words
    const thing = await thingOf(request, cable, language)
    const guest = await aGuestsOrder(request, { things: [thing], pays: 'transfer', language })
    const { number, id } = guest.order
    const main = page.getByRole('main')
    const track = main.getByRole('button', { name: words.track, exact: true })
    const numberField = main.getByLabel(words.number, { exact: true })
    const emailField = main.getByLabel(words.email, { exact: true })

    await visit(page, `${prefix}/track-order`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title)
    await track.click()
    await expect(main.getByText(words.numberMissing)).toBeVisible()
    await expect(main.getByText(words.emailMissing)).toBeVisible()
    await numberField.fill('12345')
    await expect(main.getByText(words.numberWrong)).toBeVisible()
    await numberField.fill(number)
    await emailField.fill(freshEmail('orang-lain'))
    await track.click()
    await expect(main.getByText(words.unknown, { exact: true })).toBeVisible()
    await expect(main).not.toContainText(thing.name)

    // As somebody types it who reads it from a phone.
    await numberField.fill(number.toLowerCase().replaceAll('-', ' '))
    await emailField.fill(guest.email.toUpperCase())
    await track.click()
    await expect(main.getByText(words.order(number), { exact: true })).toBeVisible()
    await expect(main.getByText(words.unknown, { exact: true })).toHaveCount(0)
    await expect(activeStep(page)).toContainText(words.pending)
    await expect(main.getByText(words.unpaid, { exact: true })).toBeVisible()
    await expect(main).toContainText(thing.name)
    await expect(main).toContainText(words.city)
    await expect(partOf(page, words.log)).toContainText(words.placed)
    // Whoever knows two words does not learn where somebody lives.
    await expect(main).not.toContainText('Terogong')
    await expect(main).not.toContainText('Sekar')
    await expect(page).toHaveURL(`${prefix}/track-order`)

    await main.getByRole('button', { name: words.sendLink, exact: true }).click()
    await expect(main.getByText(words.sent)).toBeVisible()
    await followMail(page, guest.email, words.mail(number))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.transfer)
    await main.getByRole('link', { name: words.see, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`${prefix}/user/order/${id}\\?key=`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.order(number))
    await partOf(page, words.actions).getByRole('button', { name: words.cancel, exact: true }).click()
    await questionOf(page).getByRole('radio', { name: words.reason, exact: true }).check()
    await questionOf(page).getByRole('button', { name: words.cancel, exact: true }).click()
    await expect(page.getByText(words.cancelledToast)).toBeVisible()
    await expect(headOf(page)).toContainText(words.cancelled)

    await visit(page, `${prefix}/track-order`)
    await numberField.fill(number)
    await emailField.fill(guest.email)
    await track.click()
    await expect(main.getByRole('heading', { name: words.why })).toBeVisible()
  })
}
