import type { Page } from '@playwright/test'
import { bringToken } from '../../visits/account-visit.ts'
import { cardOf, complainAbout } from '../../visits/aftersale-visit.ts'
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
  // The shop refuses, and the browser says so in its console.
  expectFaults(/404/)
  const thing = await thingOf(request, cable)
  const first = await comeWithAnOrder(page, request, { things: [thing], pays: 'transfer' })
  const { id, number } = first.order
  const staff = await comeToWork(request)
  await bringTo(staff, { number, pays: 'transfer' }, 'delivered')
  const complaint = await complainAbout(request, first)
  const main = page.getByRole('main')
  const fault = 'Colokannya longgar'
  const secrets = [number, complaint.number, thing.name, fault, 'Terogong', first.email]

  // The owner sees it in this browser, and leaves it without signing out.
  await visit(page, `/user/complaint/${complaint.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Complaint ${complaint.number}`)
  await expect(main.getByText(fault)).toBeVisible()

  // The next customer at the same browser has all of the addresses at hand.
  const second = await aNewCustomer(request, 'Bayu Wicaksono')
  await bringToken(page, request, second.token)
  const expectNothing = async (address: string, sentence: string) => {
    await visit(page, address)
    await expect(main.getByRole('heading', { name: sentence, exact: true }).last()).toBeVisible()
    await expectNoneOf(page, secrets)
  }
  await expectNothing(`/id/user/order/${id}`, 'Pesanan tidak ditemukan')
  await expectNothing(`/user/complaint/${complaint.id}`, 'Complaint not found')
  await expectNothing(`/user/complaint?order=${id}`, 'Order not found')
  await expectNothing(`/payment/bank-transfer/return?order=${id}`, 'We cannot show this order here')

  await expectNothing('/user/orders', 'You have not ordered anything yet')
  await expect(cardOf(page, number)).toHaveCount(0)
  await page
    .getByRole('navigation', { name: 'Your account' })
    .getByRole('link', { name: 'Complaints' })
    .click()
  await expect(main.getByRole('heading', { name: 'No complaints' })).toBeVisible()
  await expect(cardOf(page, complaint.number)).toHaveCount(0)
  await expectNoneOf(page, secrets)

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
