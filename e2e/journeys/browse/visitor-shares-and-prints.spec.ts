import type { Page } from '@playwright/test'
import { aria9, thingsOf } from '../../visits/cart-visit.ts'
import { comeWithAnOrder } from '../../visits/order-visit.ts'
import { expect, runFirst, test, visit } from '../../visits/shop-visit.ts'

const shareButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Share', exact: true })

/** The page as the printer gets it. */
async function putOnPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
}

/** What could be pressed or filled in. */
const pressable = (page: Page) =>
  page.locator('button:visible, input:visible, select:visible, [role="menuitem"]:visible')

test('a product is printed with its facts, its price and the day, and its link is copied with its variant', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await runFirst(page, () => {
    window.print = () => document.body.setAttribute('data-printed', 'yes')
  })
  await visit(page, `${aria9}?utm_source=letter`)
  await putOnPaper(page)
  await expect(page.getByText(/^Gema · Printed on \d+ \w+ 2\d{3}.* WIB/)).toBeVisible()
  await expect(page.getByText(`${baseURL}${aria9}`, { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(
    page
      .getByRole('main')
      .getByText(/^Rp\s[\d.]+$/)
      .first(),
  ).toBeVisible()
  for (const part of ['Specification', 'Description', 'In the box', 'Warranty'])
    await expect(page.getByRole('heading', { name: part, exact: true })).toBeVisible()
  await expect(pressable(page)).toHaveCount(0)
  for (const part of ['banner', 'contentinfo', 'navigation'] as const)
    await expect(page.getByRole(part).filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'You may also like' })).toBeHidden()

  await page.emulateMedia({ media: null })
  await page.getByRole('link', { name: 'Walnut', exact: true }).click()
  await expect(page).toHaveURL(/variant=LRS-ARIA9-WAL/)
  await shareButton(page).click()
  await page.getByRole('menuitem', { name: 'Copy link' }).click()
  await expect(page.getByText('The link is copied.')).toBeVisible()
  // The referrer is not sent.
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${baseURL}${aria9}?variant=LRS-ARIA9-WAL`,
  )
  await shareButton(page).click()
  await page.getByRole('menuitem', { name: 'Print' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes')
})

test('an order is printed with what was bought, for how much and where to, and nothing to press', async ({
  page,
  request,
}) => {
  const things = await thingsOf(request, { category: 'karaoke', count: 2 })
  const { order } = await comeWithAnOrder(page, request, { things, pays: 'transfer' })
  await visit(page, `/user/order/${order.id}`)
  await putOnPaper(page)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toContainText(order.number)
  for (const { name } of order.lines) await expect(main.getByText(name).first()).toBeVisible()
  const amount = order.amount.toLocaleString('id-ID')
  const total = main.getByText(new RegExp(`^Rp\\s${amount}$`)).filter({ visible: true })
  await expect(total.first()).toBeVisible()
  await expect(pressable(page)).toHaveCount(0)
})
