import type { Page } from '@playwright/test'
import { aPhoto, cardOf } from '../../visits/aftersale-visit.ts'
import { thingOf } from '../../visits/checkout-visit.ts'
import { aNewCustomer } from '../../visits/demo-mail.ts'
import { comeWithAnOrder } from '../../visits/order-visit.ts'
import { expect, test, visit } from '../../visits/shop-visit.ts'
import { bringTo, comeToWork } from '../../visits/staff-visit.ts'

const cable = { product: '58a2ee66-517b-8a90-a7ca-71088c355898', sku: 'KWT-ALIR8K-BLK-1M' }

test('another customer sees nothing of an order or its complaint', async ({
  page,
  request,
  expectFaults,
}) => {
  test.slow()
  // The shop refuses, and the browser says so in its console.
  expectFaults(/404/)
  const thing = await thingOf(request, cable)
  const first = await comeWithAnOrder(page, request, { things: [thing], pays: 'transfer' })
  const { id, number } = first.order
  const staff = await comeToWork(request)
  await bringTo(staff, { number, pays: 'transfer' }, 'delivered')
  await visit(page, `/user/complaint?order=${id}`)
  const main = page.getByRole('main')
  await main.getByRole('checkbox', { name: `${thing.name}: something is wrong with it` }).check()
  await main.getByRole('radio', { name: /^Item damaged/ }).check()
  await main.getByLabel('Tell us what is wrong', { exact: true }).fill('The plug is loose.')
  await main.getByRole('radio', { name: /^Send a replacement/ }).check()
  const files = main.getByRole('button', { name: 'Photos or videos', exact: true })
  await files.setInputFiles(await aPhoto('plug.jpg'))
  await expect(main.getByRole('button', { name: 'View plug.jpg', exact: true })).toBeVisible()
  await main.getByRole('button', { name: 'Send complaint', exact: true }).click()
  await expect(page).toHaveURL(/\/user\/complaint\/[0-9a-f-]{36}$/)
  const complaint = page.url()
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText(/^Complaint KMP-/)
  const complaintNumber = (await title.textContent())?.split(' ')[1] ?? ''

  // Somebody else sits down at the same browser, with all of the addresses at hand.
  const second = await aNewCustomer(request, 'Bayu Wicaksono')
  const url = new URL('/', page.url()).href
  await page.context().addCookies([{ name: 'frontend_token', value: second.token, url }])
  const expectNothing = async (address: string, sentence: string) => {
    await visit(page, address)
    await expect(main.getByRole('heading', { name: sentence, exact: true }).last()).toBeVisible()
    await expectNoneOf(page, [
      number,
      complaintNumber,
      thing.name,
      'The plug is loose',
      'Terogong',
      first.email,
    ])
  }
  await expectNothing(`/user/order/${id}`, 'Order not found')
  await expectNothing(`/id/user/order/${id}`, 'Pesanan tidak ditemukan')
  await expectNothing(complaint, 'Complaint not found')
  await expectNothing(`/user/complaint?order=${id}`, 'Order not found')
  await expectNothing(`/payment/bank-transfer/return?order=${id}`, 'We cannot show this order here')

  await visit(page, '/user/orders')
  await expect(main.getByRole('heading', { name: 'You have not ordered anything yet' })).toBeVisible()
  await expect(cardOf(page, number)).toHaveCount(0)
  await visit(page, '/user/complaints')
  await expect(main.getByRole('heading', { name: 'No complaints' })).toBeVisible()
  await expect(cardOf(page, complaintNumber)).toHaveCount(0)

  // Nor do the calls behind the pages tell or change anything.
  const as = { headers: { Authorization: `Bearer ${second.token}` }, maxRetries: 2 }
  for (const call of ['order/find', 'order/track', 'order/invoice']) {
    const answer = await request.get(`/api/storefront/${call}?order=${id}`, as)
    const told = await answer.text()
    expect(told, call).toContain('Order not found')
    expect(told, call).not.toContain(number)
  }
  const finish = { order: id, action: 'finish' }
  const refused = await request.post('/api/storefront/order/update-status', { ...as, data: finish })
  expect((await refused.json()).meta.message).toBe('Order not found')
  expect((await staff.do('orderFind', { number })).finished).toBeNull()
})

/** Nothing of it stands anywhere in the page, seen or unseen. */
async function expectNoneOf(page: Page, secrets: string[]): Promise<void> {
  const whole = await page.content()
  for (const secret of secrets) expect(whole.includes(secret), `“${secret}” is in the page`).toBe(false)
}
