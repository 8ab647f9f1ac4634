import type { APIRequestContext, Page } from '@playwright/test'
import { complainAbout, questionOf } from '../../visits/aftersale-visit.ts'
import { thingOf } from '../../visits/checkout-visit.ts'
import { aGuestsOrder, comeWithAnOrder, orderMore } from '../../visits/order-visit.ts'
import { expectNothingFromAxe, expectToFit } from '../../visits/page-fits.ts'
import { expect, test, visit } from '../../visits/shop-visit.ts'
import { bringTo, comeToWork } from '../../visits/staff-visit.ts'

const cable = { product: '58a2ee66-517b-8a90-a7ca-71088c355898', sku: 'KWT-ALIR8K-BLK-2M' }
const microphone = { product: '6e4f2917-f37f-8672-a3e8-7f3b320bb6e8', sku: 'VKL-LTG30-BK' }

/** English, Indonesian, and a language that is read from right to left. */
const prefixes = ['', '/id', '/ar']

/** What is personal comes after the page. */
async function expectFilled(page: Page, text: string | RegExp): Promise<void> {
  await expect(page.getByRole('main').getByText(text).first()).toBeVisible()
  await expect(page.getByRole('main').locator('.skeleton')).toHaveCount(0)
}

/** A customer with an order that has arrived. */
async function comeWithGoods(page: Page, request: APIRequestContext) {
  const [two, one] = [await thingOf(request, cable), await thingOf(request, microphone)]
  const customer = await comeWithAnOrder(page, request, { things: [two, two, one], pays: 'transfer' })
  const staff = await comeToWork(request)
  await bringTo(staff, { number: customer.order.number, pays: 'transfer' }, 'delivered')
  return { ...customer, staff }
}

for (const prefix of prefixes) {
  test(`orders and one that has arrived at ${prefix}/user/orders fit at any width, and axe finds nothing`, async ({
    page,
    request,
  }) => {
    test.slow()
    const { token, order } = await comeWithGoods(page, request)
    const other = await orderMore(request, token, { things: [await thingOf(request, cable)], pays: 'cash' })
    await visit(page, `${prefix}/user/orders`)
    await expectFilled(page, other.number)
    await expectToFit(page)
    if (prefix === '') await expectNothingFromAxe(page)

    await visit(page, `${prefix}/user/order/${order.id}`)
    // The other order stands below it.
    await expectFilled(page, other.number)
    await expectToFit(page)
    if (prefix === '') await expectNothingFromAxe(page)
  })

  test(`a tracked order at ${prefix}/track-order fits at any width, and axe finds nothing`, async ({
    page,
    request,
  }) => {
    test.slow()
    const things = [await thingOf(request, cable), await thingOf(request, microphone)]
    const { email, order } = await aGuestsOrder(request, { things, pays: 'transfer' })
    await bringTo(await comeToWork(request), { number: order.number, pays: 'transfer' }, 'on_the_way')
    await visit(page, `${prefix}/track-order`)
    const [number, address, track] =
      prefix === '/id'
        ? ['Nomor pesanan', 'Surel', 'Lacak pesanan']
        : ['Order number', 'E-mail', 'Track the order']
    const main = page.getByRole('main')
    await main.getByLabel(number, { exact: true }).fill(order.number)
    await main.getByLabel(address, { exact: true }).fill(email)
    await main.getByRole('button', { name: track, exact: true }).click()
    await expectFilled(page, /AG 2611 7730 415/)
    await expectToFit(page)
    if (prefix === '') await expectNothingFromAxe(page)
  })

  test(`the form for a complaint at ${prefix}/user/complaint fits with all its faults, and axe finds nothing`, async ({
    page,
    request,
  }) => {
    test.slow()
    const { order } = await comeWithGoods(page, request)
    await visit(page, `${prefix}/user/complaint?order=${order.id}`)
    await page.getByRole('radio', { name: /^(Partial refund|Dana kembali sebagian)/ }).check()
    await page.getByRole('checkbox', { name: /^Alir 8K/ }).check()
    await page.getByRole('button', { name: /^(Send complaint|Kirim komplain)$/ }).click()
    await expectFilled(page, /^(6 fields need another look|6 isian perlu diperiksa)/)
    await expectToFit(page)
    if (prefix === '') await expectNothingFromAxe(page)
  })

  test(`a complaint and all of them at ${prefix}/user/complaints fit at any width, and axe finds nothing`, async ({
    page,
    request,
  }) => {
    test.slow()
    const customer = await comeWithGoods(page, request)
    const { id, number } = await complainAbout(request, customer)
    await customer.staff.do('complaintAnswer', { number, text: 'Which device is it plugged into?' })
    await customer.staff.do('complaintPropose', {
      number,
      text: 'A third of the price.\nYou keep the cable.',
    })
    await visit(page, `${prefix}/user/complaint/${id}`)
    await expectFilled(page, 'You keep the cable.')
    await expectToFit(page)
    if (prefix === '') await expectNothingFromAxe(page)

    await visit(page, `${prefix}/user/complaints`)
    await expectFilled(page, number)
    await expectToFit(page)
    if (prefix === '') await expectNothingFromAxe(page)
  })
}

test('the questions about an order fit at any width, and axe finds nothing in them', async ({
  page,
  request,
}) => {
  test.slow()
  const { order } = await comeWithGoods(page, request)
  const main = page.getByRole('main')
  const question = questionOf(page)
  await visit(page, `/user/order/${order.id}`)
  await main.getByRole('button', { name: 'Ask for money back', exact: true }).click()
  await question.getByRole('radio', { name: 'Some of it', exact: true }).check()
  await question.getByRole('checkbox').first().check()
  await question.getByRole('button', { name: 'Send the request', exact: true }).click()
  await expect(question.getByText('Bank is required')).toBeVisible()
  await expectToFit(page)
  await expectNothingFromAxe(page, '[role=dialog]')
  await question.getByRole('button', { name: 'Not now', exact: true }).click()

  await main.getByRole('button', { name: 'Finish the order', exact: true }).first().click()
  await expect(question).toHaveAccessibleName('Has everything arrived as it should?')
  await expectToFit(page)
  await expectNothingFromAxe(page, '[role=dialog]')
  await question.getByRole('button', { name: 'Finish the order', exact: true }).click()
  await expect(question).toHaveCount(0)

  await main.getByRole('button', { name: 'Write a review', exact: true }).first().click()
  await question.getByRole('button', { name: 'Send review', exact: true }).click()
  await expect(question.getByText('Please give one to five stars.')).toBeVisible()
  await expectToFit(page)
  await expectNothingFromAxe(page, '[role=dialog]')
})
