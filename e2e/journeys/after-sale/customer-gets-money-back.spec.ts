import type { Page } from '@playwright/test'
import { bank, comeBack, headOf, logOf, partOf, questionOf, refundOf } from '../../visits/aftersale-visit.ts'
import { rupiah } from '../../visits/cart-visit.ts'
import { thingOf } from '../../visits/checkout-visit.ts'
import { expectMail } from '../../visits/demo-mail.ts'
import { comeWithAnOrder, tellTheProvider } from '../../visits/order-visit.ts'
import { expect, test, visit } from '../../visits/shop-visit.ts'
import { bringTo, comeToWork } from '../../visits/staff-visit.ts'

const cable = { product: '6f3abb0f-25c6-858f-a65c-3a612a4002f3', sku: 'KWT-SINAR-BLK-15M' }
const microphone = { product: '6e4f2917-f37f-8672-a3e8-7f3b320bb6e8', sku: 'VKL-LTG30-BK' }

const english = {
  language: 'en',
  prefix: '',
  actions: 'Actions',
  ask: 'Ask for money back',
  some: 'Some of it',
  nothingChosen: 'Please select at least one product',
  quantity: (name: string) => `How many of ${name}`,
  less: 'One less',
  why: 'Why do you want your money back?',
  reasonMissing: 'Reason is required',
  youGet: 'You get back',
  byTransfer: 'It is transferred to the account you name here.',
  bank: 'Bank',
  holder: 'Account holder',
  account: 'Account number',
  bankMissing: 'Bank is required',
  send: 'Send the request',
  asked: 'We have your request and answer within two working days.',
  openNote: (amount: string) => `You have asked for ${amount} back. We answer within two working days.`,
  held: 'It does not finish by itself as long as something is open about it.',
  money: 'Money back',
  requested: 'Requested',
  approved: 'Approved',
  atYourRequest: 'At your request',
  toBank: 'To Bank Nusa Raya •••• 4417',
  onItsWay: 'The money is on its way to you.',
  sent: 'Sent',
  sentEvent: 'Refund sent',
  approvedMail: (number: string) => `You get your money back: order ${number}`,
  sentMail: (number: string) => `Your money is on its way: order ${number}`,
  finish: 'Finish the order',
  asPaid: /^It goes back the way you paid: Stripe\./,
  toOrigin: 'The way it was paid: Stripe',
  backMail: (number: string) => `Your money is on its way back: order ${number}`,
  rejected: 'Rejected',
  shopSays: 'It was used for a whole evening, so we cannot take it back.',
  ourAnswer: (text: string) => `Our answer: ${text}`,
  requestMail: (number: string) => `Your request for money back: order ${number}`,
}

const indonesian: typeof english = {
  language: 'id',
  prefix: '/id',
  actions: 'Tindakan',
  ask: 'Ajukan pengembalian dana',
  some: 'Sebagian',
  nothingChosen: 'Pilih sedikitnya satu produk',
  quantity: (name) => `Jumlah ${name}`,
  less: 'Kurangi satu',
  why: 'Mengapa Anda meminta dana kembali?',
  reasonMissing: 'Alasan wajib diisi',
  youGet: 'Dana yang kembali',
  byTransfer: 'Dana kami transfer ke rekening yang Anda isi di sini.',
  bank: 'Nama bank',
  holder: 'Nama pemilik rekening',
  account: 'Nomor rekening',
  bankMissing: 'Bank wajib diisi',
  send: 'Kirim permintaan',
  asked: 'Permintaan Anda kami terima dan kami jawab dalam dua hari kerja.',
  openNote: (amount) => `Anda mengajukan pengembalian dana ${amount}. Kami jawab dalam dua hari kerja.`,
  held: 'Pesanan tidak selesai otomatis selama masih ada yang terbuka.',
  money: 'Pengembalian dana',
  requested: 'Diajukan',
  approved: 'Disetujui',
  atYourRequest: 'Atas permintaan Anda',
  toBank: 'Ke Bank Nusa Raya •••• 4417',
  onItsWay: 'Dana sedang dikirim kepada Anda.',
  sent: 'Dikirim',
  sentEvent: 'Dana sudah dikirim kembali',
  approvedMail: (number) => `Dana Anda akan dikembalikan: pesanan ${number}`,
  sentMail: (number) => `Dana Anda sudah dikirim: pesanan ${number}`,
  finish: 'Selesaikan pesanan',
  asPaid: /^Dana kembali lewat cara Anda membayar: Stripe\./,
  toOrigin: 'Lewat cara Anda membayar: Stripe',
  backMail: (number) => `Uang Anda sedang dikembalikan: pesanan ${number}`,
  rejected: 'Ditolak',
  shopSays: 'Sudah dipakai semalam penuh, jadi tidak bisa kami terima kembali.',
  ourAnswer: (text) => `Jawaban kami: ${text}`,
  requestMail: (number) => `Permintaan pengembalian dana: pesanan ${number}`,
}

/** Opens the form for money back on the page of an order. */
async function openForm(page: Page, words: typeof english, id: string) {
  await visit(page, `${words.prefix}/user/order/${id}`)
  await partOf(page, words.actions).getByRole('button', { name: words.ask, exact: true }).click()
  const form = questionOf(page)
  await expect(form).toHaveAccessibleName(words.ask)
  return form
}

for (const words of [english, indonesian]) {
  const { language } = words

  test(`the money of two units comes back to a bank account, in ${language}`, async ({ page, request }) => {
    test.slow()
    const [three, one] = [
      await thingOf(request, cable, language),
      await thingOf(request, microphone, language),
    ]
    const things = [three, three, three, one]
    const customer = await comeWithAnOrder(page, request, { things, pays: 'transfer', language })
    const { number, id } = customer.order
    const staff = await comeToWork(request)
    await bringTo(staff, { number, pays: 'transfer' }, 'delivered')
    const amount = 2 * three.inventory.pricing.price

    const form = await openForm(page, words, id)
    await form.getByRole('radio', { name: words.some, exact: true }).check()
    await form.getByRole('button', { name: words.send, exact: true }).click()
    await expect(form.getByText(words.nothingChosen)).toBeVisible()
    await expect(form.getByText(words.reasonMissing)).toBeVisible()
    await form.getByRole('checkbox', { name: three.name }).check()
    await form.getByRole('button', { name: words.less, exact: true }).click()
    await expect(form.getByLabel(words.quantity(three.name), { exact: true })).toHaveValue('2')
    await expect(form).toContainText(`${words.youGet}${rupiah(amount)}`)
    await expect(form).toContainText(words.byTransfer)
    await form.getByLabel(words.why, { exact: true }).fill('Dua di antaranya terlalu pendek.')
    await form.getByRole('button', { name: words.send, exact: true }).click()
    await expect(form.getByText(words.bankMissing)).toBeVisible()
    await form.getByLabel(words.bank, { exact: true }).fill(bank.name)
    await form.getByLabel(words.holder, { exact: true }).fill(bank.holder)
    await form.getByLabel(words.account, { exact: true }).fill(bank.number)
    await form.getByRole('button', { name: words.send, exact: true }).click()
    await expect(page.getByText(words.asked)).toBeVisible()
    await expect(form).toHaveCount(0)
    await expect(page.getByText(words.openNote(rupiah(amount)))).toBeVisible()
    await expect(page.getByText(words.held)).toBeVisible()
    const money = partOf(page, words.money)
    await expect(money).toContainText(rupiah(amount))
    await expect(money).toContainText(words.atYourRequest)
    await expect(money).toContainText(words.toBank)
    await expect(money.getByText(words.requested, { exact: true })).toBeVisible()
    await expectMail(request, customer.email, words.requestMail(number))

    const refund = await refundOf(request, customer)
    expect(refund.amount).toBe(amount)
    await staff.do('refundDecide', { id: refund.id, decision: 'approve', reason: 'Terima kasih.' })
    await comeBack(page)
    await expect(money.getByText(words.approved, { exact: true })).toBeVisible()
    await expect(money).toContainText(words.onItsWay)
    await expectMail(request, customer.email, words.approvedMail(number))
    await staff.do('refundDone', { id: refund.id, reference: 'TRF-88214' })
    await page.reload()
    await expect(money.getByText(words.sent, { exact: true })).toBeVisible()
    await expect(logOf(page).first()).toContainText(words.sentEvent)
    await expectMail(request, customer.email, words.sentMail(number))
    // What is left of the order can be finished.
    await expect(page.getByRole('main').getByRole('button', { name: words.finish }).first()).toBeEnabled()
  })

  test(`a card payment goes back the way it came, in ${language}`, async ({ page, request }) => {
    test.slow()
    const things = [await thingOf(request, microphone, language)]
    const customer = await comeWithAnOrder(page, request, { things, pays: 'stripe', language })
    const { number, id, amount } = customer.order
    const staff = await comeToWork(request)
    await tellTheProvider(request, customer.order, 'pay')
    await bringTo(staff, { number, pays: 'stripe' }, 'delivered')

    const form = await openForm(page, words, id)
    await expect(form).toContainText(`${words.youGet}${rupiah(amount)}`)
    await expect(form.getByText(words.asPaid)).toBeVisible()
    await expect(form.getByLabel(words.bank, { exact: true })).toHaveCount(0)
    await form.getByLabel(words.why, { exact: true }).fill('Suaranya tidak cocok untuk ruangan saya.')
    await form.getByRole('button', { name: words.send, exact: true }).click()
    await expect(page.getByText(words.asked)).toBeVisible()

    const refund = await refundOf(request, customer)
    await staff.do('refundDecide', { id: refund.id, decision: 'approve', reason: 'Kami terima.' })
    await expect.poll(async () => (await refundOf(request, customer)).status).toBe('refunded')
    await page.reload()
    const money = partOf(page, words.money)
    await expect(money).toContainText(rupiah(amount))
    await expect(money).toContainText(words.toOrigin)
    await expect(money.getByText(words.sent, { exact: true })).toBeVisible()
    await expectMail(request, customer.email, words.backMail(number))
  })

  test(`money that cannot be given back is told with the reason, in ${language}`, async ({
    page,
    request,
  }) => {
    test.slow()
    const things = [await thingOf(request, microphone, language)]
    const customer = await comeWithAnOrder(page, request, { things, pays: 'stripe', language })
    const { number, id } = customer.order
    const staff = await comeToWork(request)
    await tellTheProvider(request, customer.order, 'pay')
    await bringTo(staff, { number, pays: 'stripe' }, 'delivered')

    const form = await openForm(page, words, id)
    await form.getByLabel(words.why, { exact: true }).fill('Berubah pikiran.')
    await form.getByRole('button', { name: words.send, exact: true }).click()
    await expect(page.getByText(words.asked)).toBeVisible()
    const refund = await refundOf(request, customer)
    await staff.do('refundDecide', { id: refund.id, decision: 'reject', reason: words.shopSays })
    await page.reload()
    const money = partOf(page, words.money)
    await expect(money.getByText(words.rejected, { exact: true })).toBeVisible()
    await expect(money).toContainText(words.ourAnswer(words.shopSays))
    await expect(headOf(page)).toContainText(number)
    await expect(page.getByRole('main').getByRole('button', { name: words.finish }).first()).toBeEnabled()
  })
}
