import { cardOf } from '../../visits/aftersale-visit.ts'
import { thingOf } from '../../visits/checkout-visit.ts'
import { comeWithAnOrder, orderMore } from '../../visits/order-visit.ts'
import { expect, test, visit } from '../../visits/shop-visit.ts'

const cable = { product: '6f3abb0f-25c6-858f-a65c-3a612a4002f3', sku: 'KWT-SINAR-BLK-15M' }

test('the way back from a cancelled order leads to the same tab and page of the list', async ({
  page,
  request,
}) => {
  const things = [await thingOf(request, cable)]
  const { order, token } = await comeWithAnOrder(page, request, { things, pays: 'transfer' })
  const { number } = order
  for (const { id } of [order, await orderMore(request, token, { things, pays: 'transfer' })]) {
    const told = await request.post('/api/storefront/order/update-status', {
      data: { order: id, action: 'cancel', reason: 'changed_mind' },
      headers: { Authorization: `Bearer ${token}` },
    })
    expect((await told.json()).status).toBe(200)
  }
  // With one order to a page, two of them make two pages.
  await page.route('**/api/storefront/order/fetch?*', async (route) => {
    const asked = new URL(route.request().url())
    asked.searchParams.set('per_page', '1')
    await route.continue({ url: asked.href })
  })
  const tab = page.getByRole('link', { name: /^Cancelled\s*2$/ })
  const title = page.getByRole('heading', { level: 1 })
  await visit(page, '/user/orders')
  await tab.click()
  await expect(page).toHaveURL('/user/orders?tab=cancelled')
  await page.getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect(page).toHaveURL('/user/orders?tab=cancelled&page=2')
  await expect(cardOf(page, number)).toContainText('Cancelled')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
  await cardOf(page, number)
    .getByRole('link', { name: `Order ${number}`, exact: true })
    .click()
  await expect(title).toHaveText(`Order ${number}`)
  await page.goBack()
  await expect(page).toHaveURL('/user/orders?tab=cancelled&page=2')
  await expect(title).toHaveText('Orders')
  await expect(cardOf(page, number)).toBeVisible()
  await expect(tab).toHaveAttribute('aria-current', 'page')
  await page.goForward()
  await expect(title).toHaveText(`Order ${number}`)
})
