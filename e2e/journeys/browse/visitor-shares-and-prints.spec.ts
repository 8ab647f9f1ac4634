import type { Page } from '@playwright/test'
import { thingsOf } from '../../visits/cart-visit.ts'
import { comeWithAnOrder } from '../../visits/order-visit.ts'
import { expect, testInOwnContext as test, visit } from '../../visits/shop-visit.ts'

const aria9 = '/laras-aria-9-floorstanding-speaker-pair/product/d8896a9f-14b0-8f75-ad39-ab3d8447b85e'

const shareButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Share', exact: true })

/** Chooses a finish, so that the address names a variant. */
async function chooseAFinish(page: Page): Promise<string> {
  await page
    .getByRole('group', { name: /^Finish/ })
    .getByRole('link')
    .first()
    .click()
  await page.waitForURL(/variant=/)
  return new URL(page.url()).searchParams.get('variant') ?? ''
}

test('the link of a product is copied with its variant, and without where its sender came from', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit(page, `${aria9}?utm_source=letter`)
  const variant = await chooseAFinish(page)
  await shareButton(page).click()
  await page.getByRole('menuitem', { name: 'Copy link' }).click()
  await expect(page.getByText('The link is copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${baseURL}${aria9}?variant=${variant}`,
  )
})

test('WhatsApp and mail get the name and the link, in the words of the page', async ({ page, baseURL }) => {
  await visit(page, '/id/laras-aria-9-speaker-lantai-sepasang/product/d8896a9f-14b0-8f75-ad39-ab3d8447b85e')
  const product = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await page.getByRole('main').getByRole('button', { name: 'Bagikan', exact: true }).press('Enter')
  const whatsapp = page.getByRole('menuitem', { name: 'Bagikan lewat WhatsApp' })
  const sent = new URL((await whatsapp.getAttribute('href')) ?? '')
  expect(sent.origin + sent.pathname).toBe('https://wa.me/')
  expect(sent.searchParams.get('text')).toBe(`${product}\n${baseURL}${new URL(page.url()).pathname}`)
  const mail = page.getByRole('menuitem', { name: 'Kirim lewat surel' })
  expect(await mail.getAttribute('href')).toMatch(/^mailto:\?subject=Aria%209/)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
  await expect(page.getByRole('main').getByRole('button', { name: 'Bagikan', exact: true })).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('its own list of apps opens, and no menu', async ({ page, baseURL }) => {
    await page.addInitScript(() => {
      Object.assign(navigator, {
        share: async (shared: object) => document.body.setAttribute('data-shared', JSON.stringify(shared)),
      })
    })
    await visit(page, `${aria9}?gclid=7`)
    await shareButton(page).tap()
    await expect(page.locator('body')).toHaveAttribute('data-shared', /"url":/)
    const shared = JSON.parse((await page.locator('body').getAttribute('data-shared')) ?? '{}')
    expect(shared.url).toBe(`${baseURL}${aria9}`)
    await expect(page.getByRole('menu')).toBeHidden()
  })
})

/** The page as the printer gets it. */
async function onPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
}

/** What could be pressed or filled in. */
const pressable = (page: Page) =>
  page.locator('button:visible, input:visible, select:visible, [role="menuitem"]:visible')

test('a product is printed with its facts, its price and the day, and nothing to press', async ({
  page,
  baseURL,
}) => {
  await visit(page, aria9)
  await onPaper(page)
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
})

test('the menu prints', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes')
  })
  await visit(page, aria9)
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
  await onPaper(page)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toContainText(order.number)
  for (const { name } of order.lines) await expect(main.getByText(name).first()).toBeVisible()
  const amount = order.amount.toLocaleString('id-ID')
  const total = main.getByText(new RegExp(`^Rp\\s${amount}$`)).filter({ visible: true })
  await expect(total.first()).toBeVisible()
  await expect(pressable(page)).toHaveCount(0)
})
