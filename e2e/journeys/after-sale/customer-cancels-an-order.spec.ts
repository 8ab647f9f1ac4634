import type { Page } from '@playwright/test'
import { bank, cardOf, headOf, logOf, partOf, questionOf, refundOf } from '../../visits/aftersale-visit.ts'
import { rupiah } from '../../visits/cart-visit.ts'
import { type Goods, thingOf } from '../../visits/checkout-visit.ts'
import { expectMail } from '../../visits/demo-mail.ts'
import { comeWithAnOrder } from '../../visits/order-visit.ts'
import { expect, test, visit } from '../../visits/shop-visit.ts'
import { bringTo, comeToWork } from '../../visits/staff-visit.ts'

/** Nobody else buys what is counted here: each language has its own variant. */
const english = {
  language: 'en',
  prefix: '',
  goods: { product: 'f2c4b615-41ba-8445-a6cc-341fecff6baa', sku: 'KWT-ALIR8KST-BLU-2M' },
  order: (number: string) => `Order ${number}`,
  actions: 'Actions',
  cancel: 'Cancel the order',
  title: (number: string) => `Cancel order ${number}?`,
  keep: 'Keep the order',
  reasonMissing: 'Reason is required',
  wrong: 'I ordered the wrong thing',
  wrongSaid: 'Ordered the wrong thing',
  note: /^Anything else we should know\?/,
  cancelledToast: 'The order is cancelled.',
  cancelled: 'Cancelled',
  byYou: 'You cancelled this order',
  reason: (text: string) => `Reason: ${text}`,
  noMoney: 'No money was taken.',
  cancelledTab: /^Cancelled\s*1$/,
  cancelledMail: (number: string) => `Your order ${number} is cancelled`,
  again: (name: string) => `Buy again: ${name}`,
  added: 'Added to your cart',
  ask: 'Ask to cancel the order',
  askTitle: (number: string) => `Ask us to cancel order ${number}?`,
  askSend: 'Ask to cancel',
  back: (amount: string) => `If we can cancel it, we transfer ${amount} to the account you name here.`,
  tooLong: 'It takes too long',
  bank: 'Bank',
  holder: 'Account holder',
  account: 'Account number',
  bankMissing: 'Bank is required',
  asked: 'We have your request and answer within one working day.',
  open: /^You asked us on .+ to cancel this order\. We answer within one working day\./,
  youWrote: (text: string) => `You wrote: ${text}`,
  alreadyAsked: 'You have asked us to cancel it. We answer within one working day.',
  requestMail: (number: string) => `Your request to cancel order ${number}`,
  shopSays: 'It was packed this morning, and the courier is at the door.',
  declined: 'We could not cancel this order any more.',
  ourAnswer: (text: string) => `Our answer: ${text}`,
  alreadyDeclined: 'We have declined this request already.',
  goesOnMail: (number: string) => `Your order ${number} goes on`,
  handedOver: 'Handed to the courier',
  accepted: 'Cancelled as you asked',
  moneyBack: 'Money back',
  forCancelled: 'For the cancelled order',
  approved: 'Approved',
  toBank: 'To Bank Nusa Raya •••• 4417',
  onItsWay: 'The money is on its way to you.',
  sent: /^Sent$/,
  sentMail: (number: string) => `Your money is on its way: order ${number}`,
}

const indonesian: typeof english = {
  language: 'id',
  prefix: '/id',
  goods: { product: 'f2c4b615-41ba-8445-a6cc-341fecff6baa', sku: 'KWT-ALIR8KST-BLU-1M' },
  order: (number) => `Pesanan ${number}`,
  actions: 'Tindakan',
  cancel: 'Batalkan pesanan',
  title: (number) => `Batalkan pesanan ${number}?`,
  keep: 'Jangan batalkan',
  reasonMissing: 'Alasan wajib diisi',
  wrong: 'Saya salah pesan',
  wrongSaid: 'Salah pesan',
  note: /^Ada lagi yang perlu kami ketahui\?/,
  cancelledToast: 'Pesanan dibatalkan.',
  cancelled: 'Dibatalkan',
  byYou: 'Anda membatalkan pesanan ini',
  reason: (text) => `Alasan: ${text}`,
  noMoney: 'Tidak ada uang yang diambil.',
  cancelledTab: /^Dibatalkan\s*1$/,
  cancelledMail: (number) => `Pesanan ${number} dibatalkan`,
  again: (name) => `Beli lagi: ${name}`,
  added: 'Masuk ke keranjang Anda',
  ask: 'Minta pembatalan pesanan',
  askTitle: (number) => `Minta pembatalan pesanan ${number}?`,
  askSend: 'Minta pembatalan',
  back: (amount) => `Jika bisa dibatalkan, ${amount} kami transfer ke rekening yang Anda isi di sini.`,
  tooLong: 'Terlalu lama',
  bank: 'Nama bank',
  holder: 'Nama pemilik rekening',
  account: 'Nomor rekening',
  bankMissing: 'Bank wajib diisi',
  asked: 'Permintaan Anda kami terima dan kami jawab dalam satu hari kerja.',
  open: /^Anda meminta pembatalan pesanan ini pada .+\. Kami jawab dalam satu hari kerja\./,
  youWrote: (text) => `Anda menulis: ${text}`,
  alreadyAsked: 'Anda sudah meminta pembatalan. Kami jawab dalam satu hari kerja.',
  requestMail: (number) => `Permintaan pembatalan pesanan ${number}`,
  shopSays: 'Barang sudah dikemas tadi pagi, dan kurir sudah di depan pintu.',
  declined: 'Pesanan ini tidak bisa lagi kami batalkan.',
  ourAnswer: (text) => `Jawaban kami: ${text}`,
  alreadyDeclined: 'Permintaan ini sudah kami tolak.',
  goesOnMail: (number) => `Pesanan ${number} tetap berjalan`,
  handedOver: 'Diserahkan ke kurir',
  accepted: 'Dibatalkan sesuai permintaan Anda',
  moneyBack: 'Pengembalian dana',
  forCancelled: 'Untuk pesanan yang dibatalkan',
  approved: 'Disetujui',
  toBank: 'Ke Bank Nusa Raya •••• 4417',
  onItsWay: 'Dana sedang dikirim kepada Anda.',
  sent: /^Dikirim$/,
  sentMail: (number) => `Dana Anda sudah dikirim: pesanan ${number}`,
}

const cable = { product: '6f3abb0f-25c6-858f-a65c-3a612a4002f3', sku: 'KWT-SINAR-BLK-15M' }

/** Asks the shop to cancel an order that was paid by bank transfer. */
async function askToCancel(page: Page, words: typeof english, { number, amount }: Asked): Promise<void> {
  const dialog = questionOf(page)
  await visit(page, `${words.prefix}/user/orders`)
  await cardOf(page, number)
    .getByRole('link', { name: words.order(number), exact: true })
    .click()
  await partOf(page, words.actions).getByRole('button', { name: words.ask, exact: true }).click()
  await expect(dialog).toHaveAccessibleName(words.askTitle(number))
  await expect(dialog).toContainText(words.back(rupiah(amount)))
  await dialog.getByRole('radio', { name: words.tooLong, exact: true }).check()
  await dialog.getByRole('button', { name: words.askSend, exact: true }).click()
  await expect(dialog.getByText(words.bankMissing)).toBeVisible()
  await dialog.getByLabel(words.bank, { exact: true }).fill(bank.name)
  await dialog.getByLabel(words.holder, { exact: true }).fill(bank.holder)
  await dialog.getByLabel(words.account, { exact: true }).fill(bank.number)
  await expect(dialog.getByRole('radio', { name: words.tooLong, exact: true })).toBeChecked()
  await dialog.getByRole('button', { name: words.askSend, exact: true }).click()
  await expect(page.getByText(words.asked)).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(words.open)).toContainText(words.youWrote(words.tooLong))
  await expect(partOf(page, words.actions)).toContainText(words.alreadyAsked)
  await expect(page.getByRole('button', { name: words.ask, exact: true })).toHaveCount(0)
}

interface Asked {
  number: string
  amount: number
}

for (const words of [english, indonesian]) {
  const { language, prefix } = words

  test(`a customer cancels an unpaid order at once, and the units are there again, in ${language}`, async ({
    page,
    request,
  }) => {
    test.slow()
    const stockOf = async (goods: Goods) => (await thingOf(request, goods, language)).inventory.stock
    const before = await stockOf(words.goods)
    const thing = await thingOf(request, words.goods, language)
    const customer = await comeWithAnOrder(page, request, { things: [thing], pays: 'transfer', language })
    const { number, id } = customer.order
    const dialog = questionOf(page)
    expect(await stockOf(words.goods)).toBe(before - 1)

    await visit(page, `${prefix}/user/order/${id}`)
    const cancel = partOf(page, words.actions).getByRole('button', { name: words.cancel, exact: true })
    await cancel.click()
    await expect(dialog).toHaveAccessibleName(words.title(number))
    await dialog.getByRole('button', { name: words.keep, exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await cancel.click()
    await dialog.getByRole('button', { name: words.cancel, exact: true }).click()
    await expect(dialog.getByText(words.reasonMissing)).toBeVisible()
    await dialog.getByRole('radio', { name: words.wrong, exact: true }).check()
    await dialog.getByLabel(words.note).fill('2 m → 3 m')
    await dialog.getByRole('button', { name: words.cancel, exact: true }).click()
    await expect(page.getByText(words.cancelledToast)).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await expect(headOf(page)).toContainText(words.cancelled)
    await expect(page.getByRole('heading', { name: words.byYou })).toBeVisible()
    await expect(page.getByText(words.reason(words.wrongSaid))).toContainText('2 m → 3 m')
    await expect(page.getByText(words.noMoney)).toBeVisible()
    await expect(cancel).toHaveCount(0)
    expect(await stockOf(words.goods)).toBe(before)
    await expectMail(request, customer.email, words.cancelledMail(number))

    await page.getByRole('button', { name: words.again(thing.name), exact: true }).click()
    await expect(dialog).toHaveAccessibleName(words.added)
    await expect(dialog).toContainText(thing.name)
    await visit(page, `${prefix}/user/orders`)
    await page.getByRole('link', { name: words.cancelledTab }).click()
    await expect(cardOf(page, number)).toContainText(words.cancelled)
  })

  test(`the shop declines to cancel a confirmed order and says why, in ${language}`, async ({
    page,
    request,
  }) => {
    test.slow()
    const things = [await thingOf(request, cable, language)]
    const customer = await comeWithAnOrder(page, request, { things, pays: 'transfer', language })
    const { number } = customer.order
    const staff = await comeToWork(request)
    await bringTo(staff, { number, pays: 'transfer' }, 'confirmed')
    await askToCancel(page, words, customer.order)
    await expectMail(request, customer.email, words.requestMail(number))

    await staff.do('orderDecideCancel', { number, decision: 'decline', reason: words.shopSays })
    await page.reload()
    await expect(page.getByText(words.declined).first()).toBeVisible()
    await expect(page.getByText(words.ourAnswer(words.shopSays))).toBeVisible()
    await expect(partOf(page, words.actions)).toContainText(words.alreadyDeclined)
    await expectMail(request, customer.email, words.goesOnMail(number))
    await staff.do('orderHandOver', { number, tracking_number: 'AG 2611 7730 415' })
    await page.reload()
    await expect(headOf(page)).toContainText(words.handedOver)
  })

  test(`the shop cancels a confirmed order and sends the money to an account, in ${language}`, async ({
    page,
    request,
  }) => {
    test.slow()
    const things = [await thingOf(request, cable, language)]
    const customer = await comeWithAnOrder(page, request, { things, pays: 'transfer', language })
    const { number, amount } = customer.order
    const staff = await comeToWork(request)
    await bringTo(staff, { number, pays: 'transfer' }, 'confirmed')
    await askToCancel(page, words, customer.order)

    await staff.do('orderDecideCancel', { number, decision: 'accept', reason: 'Belum dikemas.' })
    await page.reload()
    await expect(headOf(page)).toContainText(words.cancelled)
    await expect(logOf(page).filter({ hasText: words.accepted })).toBeVisible()
    const money = partOf(page, words.moneyBack)
    await expect(money).toContainText(rupiah(amount))
    await expect(money).toContainText(words.forCancelled)
    await expect(money).toContainText(words.toBank)
    await expect(money.getByText(words.approved, { exact: true })).toBeVisible()
    await expect(money).toContainText(words.onItsWay)
    await expect(page.getByRole('main')).not.toContainText('2217')
    await expectMail(request, customer.email, words.cancelledMail(number))

    const { id } = await refundOf(request, customer)
    await staff.do('refundDone', { id, reference: 'TRF-88213' })
    await page.reload()
    await expect(money.getByText(words.sent)).toBeVisible()
    await expect(money).not.toContainText(words.onItsWay)
    await expectMail(request, customer.email, words.sentMail(number))
  })
}
