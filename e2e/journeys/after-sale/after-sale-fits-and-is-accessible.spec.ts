import type { APIRequestContext, Page } from '@playwright/test'
import { complainAbout, questionOf } from '../../visits/aftersale-visit.ts'
import { thingOf } from '../../visits/checkout-visit.ts'
import { aGuestsOrder, comeWithAnOrder, orderMore } from '../../visits/order-visit.ts'
import {
  expectNoEnglish,
  expectNothingFromAxe,
  expectScreenToFit,
  expectToFit,
} from '../../visits/page-fits.ts'
import { expect, test, visit } from '../../visits/shop-visit.ts'
import { bringTo, comeToWork } from '../../visits/staff-visit.ts'

const cable = { product: '58a2ee66-517b-8a90-a7ca-71088c355898', sku: 'KWT-ALIR8K-BLK-2M' }
const microphone = { product: '6e4f2917-f37f-8672-a3e8-7f3b320bb6e8', sku: 'VKL-LTG30-BK' }

/** Waits for what is personal, which comes after the page. */
const filledWith = (text: string | RegExp) => async (page: Page) => {
  await expect(page.getByRole('main').getByText(text).first()).toBeVisible()
  await expect(page.getByRole('main').locator('.skeleton')).toHaveCount(0)
}

/** A customer with an order that has arrived. */
async function comeWithGoods(page: Page, request: APIRequestContext) {
  const [two, one] = [await thingOf(request, cable, 'id'), await thingOf(request, microphone, 'id')]
  const things = [two, two, one]
  const customer = await comeWithAnOrder(page, request, { things, pays: 'transfer', language: 'id' })
  const staff = await comeToWork(request)
  await bringTo(staff, { number: customer.order.number, pays: 'transfer' }, 'delivered')
  return { ...customer, staff }
}

/** A language that is read from right to left. */
async function expectToFitFromRight(page: Page, address: string, until: (page: Page) => Promise<unknown>) {
  await visit(page, `/ar${address}`)
  await until(page)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expectToFit(page)
}

test('orders, one that has arrived and the questions about it fit at any width, and axe finds nothing', async ({
  page,
  request,
}) => {
  const { token, order } = await comeWithGoods(page, request)
  const things = [await thingOf(request, cable, 'id')]
  const other = await orderMore(request, token, { things, pays: 'cash', language: 'id' })
  await expectScreenToFit(page, '/id/user/orders', filledWith(other.number))
  // The other order stands below it.
  await expectToFitFromRight(page, `/user/order/${order.id}`, filledWith(other.number))
  await expectScreenToFit(page, `/id/user/order/${order.id}`, filledWith(other.number))

  const main = page.getByRole('main')
  const question = questionOf(page)
  const expectQuestionToFit = async () => {
    await expectToFit(page)
    await expectNothingFromAxe(page, '[role=dialog]')
    await expectNoEnglish(page)
  }
  await main.getByRole('button', { name: 'Ajukan pengembalian dana', exact: true }).click()
  await question.getByRole('radio', { name: 'Sebagian', exact: true }).check()
  await question.getByRole('checkbox').first().check()
  await question.getByRole('button', { name: 'Kirim permintaan', exact: true }).click()
  await expect(question.getByText('Bank wajib diisi')).toBeVisible()
  await expectQuestionToFit()
  await question.getByRole('button', { name: 'Nanti saja', exact: true }).click()

  await main.getByRole('button', { name: 'Selesaikan pesanan', exact: true }).first().click()
  await expect(question).toHaveAccessibleName('Barang sudah sampai dan sesuai?')
  await expectQuestionToFit()
  await question.getByRole('button', { name: 'Selesaikan pesanan', exact: true }).click()
  await expect(question).toHaveCount(0)

  await main.getByRole('button', { name: 'Beri ulasan', exact: true }).first().click()
  await question.getByRole('button', { name: 'Kirim ulasan', exact: true }).click()
  await expect(question.getByText('Beri satu sampai lima bintang.')).toBeVisible()
  await expectQuestionToFit()
})

test('the form for a complaint with all its faults, a complaint and all of them fit, and axe finds nothing', async ({
  page,
  request,
}) => {
  const customer = await comeWithGoods(page, request)
  const form = `/user/complaint?order=${customer.order.id}`
  const send = (words: { refund: RegExp; send: string; faults: RegExp }) => async () => {
    await page.getByRole('radio', { name: words.refund }).check()
    await page.getByRole('checkbox', { name: /^Alir 8K/ }).check()
    await page.getByRole('button', { name: words.send, exact: true }).click()
    await filledWith(words.faults)(page)
  }
  const english = { refund: /^Partial refund/, send: 'Send complaint', faults: /^6 fields need another look/ }
  await expectToFitFromRight(page, form, send(english))
  const indonesian = {
    refund: /^Dana kembali sebagian/,
    send: 'Kirim komplain',
    faults: /^6 isian perlu diperiksa/,
  }
  await expectScreenToFit(page, `/id${form}`, send(indonesian))

  const { id, number } = await complainAbout(request, customer)
  await customer.staff.do('complaintAnswer', { number, text: 'Perangkat mana yang dipakai?' })
  const text = 'Sepertiga dari harganya.\nKabelnya tetap milik Anda.'
  await customer.staff.do('complaintPropose', { number, text })
  await expectScreenToFit(page, `/id/user/complaint/${id}`, filledWith('tetap milik Anda.'))
  await expectScreenToFit(page, '/id/user/complaints', filledWith(number))
})

test('a tracked order fits at any width, and axe finds nothing', async ({ page, request }) => {
  const things = [await thingOf(request, cable, 'id'), await thingOf(request, microphone, 'id')]
  const { email, order } = await aGuestsOrder(request, { things, pays: 'transfer', language: 'id' })
  await bringTo(await comeToWork(request), { number: order.number, pays: 'transfer' }, 'on_the_way')
  const main = page.getByRole('main')
  await expectScreenToFit(page, '/id/track-order', async () => {
    await main.getByLabel('Nomor pesanan').fill(order.number)
    await main.getByLabel(/^Surel/).fill(email)
    await main.getByRole('button', { name: 'Lacak pesanan', exact: true }).click()
    await filledWith(/AG 2611 7730 415/)(page)
  })
})
