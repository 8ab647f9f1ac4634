import type { Page } from '@playwright/test'
import {
  bank,
  comeBack,
  headOf,
  logOf,
  partOf,
  questionOf,
  refundOf,
  refundsOf,
} from '../../visits/aftersale-visit.ts'
import { rupiah } from '../../visits/cart-visit.ts'
import { thingOf } from '../../visits/checkout-visit.ts'
import { expectMail } from '../../visits/demo-mail.ts'
import { comeWithAnOrder, tellTheProvider } from '../../visits/order-visit.ts'
import { expect, test, visit } from '../../visits/shop-visit.ts'
import { bringTo, comeToWork } from '../../visits/staff-visit.ts'

const cable = { product: '6f3abb0f-25c6-858f-a65c-3a612a4002f3', sku: 'KWT-SINAR-BLK-15M' }
const microphone = { product: '6e4f2917-f37f-8672-a3e8-7f3b320bb6e8', sku: 'VKL-LTG30-BK' }

test('the money of two units comes back to a bank account', async ({ page, request }) => {
  const [three, one] = [await thingOf(request, cable), await thingOf(request, microphone)]
  const things = [three, three, three, one]
  const customer = await comeWithAnOrder(page, request, { things, pays: 'transfer' })
  const { email, order } = customer
  const staff = await comeToWork(request)
  await bringTo(staff, { number: order.number, pays: 'transfer' }, 'delivered')
  const amount = 2 * three.inventory.pricing.price
  const main = page.getByRole('main')
  const form = questionOf(page)

  await visit(page, `/user/order/${order.id}`)
  await partOf(page, 'Actions').getByRole('button', { name: 'Ask for money back', exact: true }).click()
  await expect(form).toHaveAccessibleName('Ask for money back')
  await form.getByRole('radio', { name: 'Some of it', exact: true }).check()
  await form.getByRole('checkbox', { name: three.name }).check()
  await form.getByRole('button', { name: 'One less', exact: true }).click()
  await expect(form.getByLabel(`How many of ${three.name}`, { exact: true })).toHaveValue('2')
  await expect(form).toContainText(`You get back${rupiah(amount)}`)
  await form.getByLabel('Why do you want your money back?', { exact: true }).fill('Two are too short.')
  await form.getByLabel('Bank', { exact: true }).fill(bank.name)
  await form.getByLabel('Account holder', { exact: true }).fill(bank.holder)
  await form.getByLabel('Account number', { exact: true }).fill(bank.number)
  await form.getByRole('button', { name: 'Send the request', exact: true }).click()
  await expect(page.getByText('We have your request and answer within two working days.')).toBeVisible()
  await expect(form).toHaveCount(0)
  const asked = `You have asked for ${rupiah(amount)} back. We answer within two working days.`
  await expect(page.getByText(asked)).toBeVisible()
  const held = 'It does not finish by itself as long as something is open about it.'
  await expect(page.getByText(held)).toBeVisible()
  const money = partOf(page, 'Money back')
  await expect(money).toContainText(rupiah(amount))
  await expect(money).toContainText('At your request')
  await expect(money).toContainText('To Bank Nusa Raya •••• 4417')
  await expect(money.getByText('Requested', { exact: true })).toBeVisible()
  await expectMail(request, email, `Your request for money back: order ${order.number}`)

  const refund = await refundOf(request, customer)
  expect(refund.amount).toBe(amount)
  await staff.do('refundDecide', { id: refund.id, decision: 'approve', reason: 'Thank you.' })
  await comeBack(page)
  await expect(money.getByText('Approved', { exact: true })).toBeVisible()
  await expect(money).toContainText('The money is on its way to you.')
  await expectMail(request, email, `You get your money back: order ${order.number}`)
  await staff.do('refundDone', { id: refund.id, reference: 'TRF-88214' })
  await comeBack(page)
  await expect(money.getByText('Sent', { exact: true })).toBeVisible()
  await expect(logOf(page).first()).toContainText('Refund sent')
  await expectMail(request, email, `Your money is on its way: order ${order.number}`)
  // What is left of the order can be finished.
  await expect(main.getByRole('button', { name: 'Finish the order' }).first()).toBeEnabled()
})

/** Asks for the whole money of an order that was paid by card, in Indonesian. */
async function askForAll(page: Page, amount: number, why: string): Promise<void> {
  const ask = { name: 'Ajukan pengembalian dana', exact: true }
  await partOf(page, 'Tindakan').getByRole('button', ask).click()
  const form = questionOf(page)
  await expect(form).toHaveAccessibleName('Ajukan pengembalian dana')
  await expect(form).toContainText(`Dana yang kembali${rupiah(amount)}`)
  await expect(form.getByText(/^Dana kembali lewat cara Anda membayar: Stripe\./)).toBeVisible()
  await expect(form.getByLabel('Nama bank', { exact: true })).toHaveCount(0)
  await form.getByLabel('Mengapa Anda meminta dana kembali?', { exact: true }).fill(why)
  await form.getByRole('button', { name: 'Kirim permintaan', exact: true }).click()
  await expect(form).toHaveCount(0)
  const asked = `Anda mengajukan pengembalian dana ${rupiah(amount)}. Kami jawab dalam dua hari kerja.`
  await expect(page.getByText(asked)).toBeVisible()
}

test('a card payment is refused with a reason, asked for again, and goes back the way it came, in Indonesian', async ({
  page,
  request,
}) => {
  const things = [await thingOf(request, microphone, 'id')]
  const customer = await comeWithAnOrder(page, request, { things, pays: 'stripe', language: 'id' })
  const { order, email } = customer
  const staff = await comeToWork(request)
  await tellTheProvider(request, order, 'pay')
  await bringTo(staff, { number: order.number, pays: 'stripe' }, 'delivered')
  const money = partOf(page, 'Pengembalian dana')
  await visit(page, `/id/user/order/${order.id}`)
  await askForAll(page, order.amount, 'Berubah pikiran.')
  const { id } = await refundOf(request, customer)
  const reason = 'Sudah dipakai semalam penuh, jadi tidak bisa kami terima kembali.'
  await staff.do('refundDecide', { id, decision: 'reject', reason })
  await comeBack(page)
  await expect(money.getByText('Ditolak', { exact: true })).toBeVisible()
  await expect(money).toContainText(`Jawaban kami: ${reason}`)
  await expect(headOf(page)).toContainText(order.number)
  await expect(
    page.getByRole('main').getByRole('button', { name: 'Selesaikan pesanan' }).first(),
  ).toBeEnabled()

  await askForAll(page, order.amount, 'Suaranya tidak cocok untuk ruangan saya.')
  const open = async () => (await refundsOf(request, customer)).find((each) => each.id !== id)
  const again = await open()
  expect(again).toMatchObject({ status: 'requested', amount: order.amount })
  await staff.do('refundDecide', { id: again?.id ?? '', decision: 'approve', reason: 'Kami terima.' })
  await expect.poll(async () => (await open())?.status).toBe('refunded')
  await comeBack(page)
  await expect(money).toContainText(rupiah(order.amount))
  await expect(money).toContainText('Lewat cara Anda membayar: Stripe')
  await expect(money.getByText('Dikirim', { exact: true })).toBeVisible()
  await expectMail(request, email, `Uang Anda sedang dikembalikan: pesanan ${order.number}`)
})
