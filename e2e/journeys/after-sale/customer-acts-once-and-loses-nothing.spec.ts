import type { Page } from '@playwright/test'
import { aPhoto, bank, cardOf, headOf, logOf, partOf, questionOf } from '../../visits/aftersale-visit.ts'
import { thingOf } from '../../visits/checkout-visit.ts'
import { comeWithAnOrder, orderMore } from '../../visits/order-visit.ts'
import { expect, test, visit } from '../../visits/shop-visit.ts'
import { bringTo, comeToWork } from '../../visits/staff-visit.ts'

const cable = { product: '58a2ee66-517b-8a90-a7ca-71088c355898', sku: 'KWT-ALIR8K-BLK-3M' }

/** Counts how often something is asked of the shop. */
function countCalls(page: Page, call: string): () => number {
  let count = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith(`/${call}`)) count += 1
  })
  return () => count
}

test('a double click finishes an order once', async ({ page, request }) => {
  const things = [await thingOf(request, cable)]
  const { order } = await comeWithAnOrder(page, request, { things, pays: 'cash' })
  const staff = await comeToWork(request)
  await bringTo(staff, { number: order.number, pays: 'cash' }, 'delivered')
  await visit(page, `/user/order/${order.id}`)
  const calls = countCalls(page, 'order/update-status')
  const where = page.getByRole('region', { name: 'Where it is', exact: true })
  await where.getByRole('button', { name: 'Finish the order', exact: true }).click()
  await questionOf(page).getByRole('button', { name: 'Finish the order', exact: true }).dblclick()
  await expect(headOf(page)).toContainText('Finished')
  await expect(questionOf(page)).toHaveCount(0)
  expect(calls()).toBe(1)
  await page.reload()
  await expect(logOf(page).filter({ hasText: 'Order finished' })).toHaveCount(1)
  const { events } = await staff.do('orderFind', { number: order.number })
  expect(events.filter(({ kind }) => kind === 'finish')).toHaveLength(1)
})

test('a connection that is lost while cancelling keeps the question and what was chosen', async ({
  page,
  request,
  network,
  expectFaults,
}) => {
  expectFaults(/ERR_FAILED/)
  const things = [await thingOf(request, cable)]
  const { order } = await comeWithAnOrder(page, request, { things, pays: 'transfer' })
  await visit(page, `/user/order/${order.id}`)
  await partOf(page, 'Actions').getByRole('button', { name: 'Cancel the order', exact: true }).click()
  const question = questionOf(page)
  const send = question.getByRole('button', { name: 'Cancel the order', exact: true })
  await question.getByRole('radio', { name: 'It takes too long', exact: true }).check()
  await question.getByLabel(/^Anything else we should know\?/).fill('I leave on Friday')
  await page.waitForLoadState('networkidle')
  await network.lose()
  await send.click()
  await expect(
    question.getByText('You are offline. Nothing is lost: try again once you are connected.'),
  ).toBeVisible()
  await network.find()
  await expect(question.getByRole('radio', { name: 'It takes too long', exact: true })).toBeChecked()
  await expect(question.getByLabel(/^Anything else we should know\?/)).toHaveValue('I leave on Friday')

  // Now the shop does it, but its answer is lost; pressing again finds it done.
  await page.route('**/order/update-status', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await send.click()
  await expect(
    question.getByText('The shop did not answer. Nothing is lost: please try again.'),
  ).toBeVisible()
  await page.unroute('**/order/update-status')
  await send.click()
  await expect(question).toHaveCount(0)
  await expect(headOf(page)).toContainText('Cancelled')
  await expect(logOf(page).filter({ hasText: 'Order cancelled' })).toHaveCount(1)
})

test('a reload in the middle of a complaint keeps its texts and choices, and no account number', async ({
  page,
  request,
}) => {
  const thing = await thingOf(request, cable)
  const { order } = await comeWithAnOrder(page, request, { things: [thing, thing], pays: 'transfer' })
  await bringTo(await comeToWork(request), { number: order.number, pays: 'transfer' }, 'delivered')
  const main = page.getByRole('main')
  const quantity = main.getByLabel(`How many of ${thing.name} are affected`, { exact: true })
  const description = main.getByLabel('Tell us what is wrong', { exact: true })
  await visit(page, `/user/complaint?order=${order.id}`)
  await main.getByRole('checkbox', { name: `${thing.name}: something is wrong with it` }).check()
  await quantity.fill('2')
  await main.getByRole('radio', { name: /^Not as ordered/ }).check()
  await description.fill('Both are shorter than three metres.')
  await main.getByRole('radio', { name: /^Return and refund/ }).check()
  await main.getByLabel('Account number', { exact: true }).fill(bank.number)
  await main
    .getByRole('button', { name: 'Photos or videos', exact: true })
    .setInputFiles(await aPhoto('length.jpg'))
  await expect(main.getByRole('button', { name: 'View length.jpg', exact: true })).toBeVisible()

  await page.reload()
  await expect(main.getByText(/^We have put back what you had filled in\./)).toBeVisible()
  await expect(quantity).toHaveValue('2')
  await expect(main.getByRole('radio', { name: /^Not as ordered/ })).toBeChecked()
  await expect(description).toHaveValue('Both are shorter than three metres.')
  await expect(main.getByRole('radio', { name: /^Return and refund/ })).toBeChecked()
  await expect(main.getByLabel('Account number', { exact: true })).toHaveValue('')
  await expect(main.getByRole('button', { name: 'View length.jpg', exact: true })).toHaveCount(0)
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(kept).not.toContain('4417')

  await main.getByRole('button', { name: 'Start anew', exact: true }).click()
  await expect(description).toHaveValue('')
  await expect(main.getByRole('radio', { checked: true })).toHaveCount(0)
})

test('the way back from an order leads to the same tab and page of the list', async ({ page, request }) => {
  test.slow()
  const things = [await thingOf(request, cable)]
  const { order, token } = await comeWithAnOrder(page, request, { things, pays: 'transfer' })
  const cancel = async (id: string) => {
    const told = await request.post('/api/storefront/order/update-status', {
      data: { order: id, action: 'cancel', reason: 'changed_mind' },
      headers: { Authorization: `Bearer ${token}` },
      maxRetries: 2,
    })
    expect((await told.json()).status).toBe(200)
  }
  await cancel(order.id)
  // Ten more: the first one moves to the second page.
  for (let more = 0; more < 10; more += 1) {
    await cancel((await orderMore(request, token, { things, pays: 'transfer' })).id)
  }
  const { number } = order
  await visit(page, '/user/orders')
  await page.getByRole('link', { name: /^Cancelled\s*11$/ }).click()
  await expect(page).toHaveURL('/user/orders?tab=cancelled')
  await page.getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect(page).toHaveURL('/user/orders?tab=cancelled&page=2')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
  await cardOf(page, number)
    .getByRole('link', { name: `Order ${number}`, exact: true })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${number}`)
  await page.goBack()
  await expect(page).toHaveURL('/user/orders?tab=cancelled&page=2')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orders')
  await expect(cardOf(page, number)).toBeVisible()
  await expect(page.getByRole('link', { name: /^Cancelled\s*11$/ })).toHaveAttribute('aria-current', 'page')
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${number}`)
})
