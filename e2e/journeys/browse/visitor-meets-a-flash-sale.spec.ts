import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { countsDown, expect, test, visit } from '../../visits/shop-visit.ts'

const sessionsOf = (page: Page) =>
  page.getByRole('navigation', { name: 'Flash sale sessions' }).getByRole('link')

/** How often the data of the page is asked for. */
function countQuestions(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('/flash-sale.data')) count += 1
  })
  return () => count
}

test('the sale that runs counts down and shows what is left of each product', async ({ page }) => {
  await visit(page, '/flash-sale')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'The best prices today, while the quota lasts.',
  )
  const timer = page.getByRole('timer', { name: 'Ends in' })
  const before = (await timer.textContent()) ?? ''
  await expect(timer).not.toHaveText(before)
  await expect(sessionsOf(page).first()).toHaveAttribute('aria-current', 'page')
  await expect(sessionsOf(page).first()).toContainText(/\d+\.00–\d+\.00 WIB\s*Running now/)
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards.filter({ hasText: /\d+ left of \d+/ }).first()).toContainText(/-\d+%/)
  // A sale that has begun while the shop was open has none yet.
  for (const usedUp of await cards.filter({ hasText: 'Quota used up' }).all())
    await expect(usedUp, 'a used up quota has no flash price').not.toContainText('Flash')
})

test('a sale to come has its own address, its price and a reminder for the calendar', async ({ page }) => {
  await visit(page, '/flash-sale')
  await sessionsOf(page).nth(1).click()
  await expect(page).toHaveURL(/\/flash-sale\?session=[\w-]{36}$/)
  await expect(page.getByRole('timer', { name: 'Starts in' })).toBeVisible()
  await expect(page.getByRole('main').getByText(/\d+ left of/)).toHaveCount(0)
  const reminder = page.getByRole('link', { name: /^Remind me of the sale/ }).first()
  await reminder.focus()
  const [saved] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
  expect(saved.suggestedFilename()).toBe('flash-sale.ics')
  const file = await readFile(await saved.path(), 'utf8')
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\n/)
  expect(file).toMatch(/\r\nDTSTART:\d{8}T\d{6}Z\r\n/)
  const session = new URL(page.url()).searchParams.get('session')
  expect(file.replaceAll('\r\n ', '')).toContain(`/flash-sale?session=${session}`)
})

test('when a sale ends the page asks again by itself, once', async ({ page }) => {
  await page.clock.install()
  await visit(page, '/flash-sale')
  const questions = countQuestions(page)
  await countsDown(page)
  expect(questions()).toBe(0)
  // As if the tab had slept through the end of the sale. The server's own clock has not moved: it answers the same.
  await page.clock.fastForward('06:00:05')
  await expect.poll(questions).toBe(1)
  await page.clock.runFor('00:00:30')
  await page.clock.fastForward('00:10:00')
  await expect(page.getByRole('timer', { name: 'Ends in' })).toBeVisible()
  expect(questions()).toBe(1)
})

test('opened from another page it shows its shape until the sales are there', async ({ page }) => {
  await visit(page, '/')
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/flash-sale.data*', async (route) => {
    await held
    await route.continue()
  })
  await page
    .getByRole('link', { name: /^See all \d+$/ })
    .first()
    .click()
  await expect(page).toHaveURL('/flash-sale')
  await expect(page.getByText('Loading products')).toBeAttached()
  await expect(page.getByRole('main').locator('li[class]')).toHaveCount(21)
  release()
  await expect(page.getByRole('timer', { name: 'Ends in' })).toBeVisible()
})

test('without script the sessions are links', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${baseURL}/id/flash-sale`)
  await page.getByRole('navigation', { name: 'Sesi flash sale' }).getByRole('link').nth(1).click()
  await expect(page).toHaveURL(/\/id\/flash-sale\?session=/)
  await expect(page.getByRole('timer', { name: 'Dimulai dalam' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Ingatkan saya/ }).first()).toHaveAttribute(
    'href',
    /^data:text\/calendar/,
  )
  await context.close()
})

test('the page for trying it out always has a sale, and is not for search engines', async ({ page }) => {
  await visit(page, '/test-flash-sale')
  await expect(page.getByRole('timer', { name: 'Ends in' })).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})
