import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { readPage } from '../../visits/found-page.ts'
import { countsDown, expect, test, visit } from '../../visits/shop-visit.ts'
import { testWithoutScript } from '../../visits/without-script.ts'

const sessionsOf = (page: Page) =>
  page.getByRole('navigation', { name: 'Flash sale sessions' }).getByRole('link')

/** Holds the data of the page back; answers what lets it go. */
async function holdSales(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/flash-sale.data*', async (route) => {
    await held
    await route.continue()
  })
  return release
}

test('the sale that runs counts down with what is left, and one to come has its price and a reminder', async ({
  page,
}) => {
  await visit(page, '/')
  const release = await holdSales(page)
  await page
    .getByRole('link', { name: /^See all \d+$/ })
    .first()
    .click()
  await expect(page).toHaveURL('/flash-sale')
  // Opened from another page it shows its shape until the sales are there.
  await expect(page.getByText('Loading products')).toBeAttached()
  await expect(page.getByRole('main').locator('li[class]')).toHaveCount(21)
  release()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'The best prices today, while the quota lasts.',
  )
  await expect(page.getByRole('timer', { name: 'Ends in' })).toBeVisible()
  await countsDown(page)
  await expect(sessionsOf(page).first()).toHaveAttribute('aria-current', 'page')
  await expect(sessionsOf(page).first()).toContainText(/\d+\.00–\d+\.00 WIB\s*Running now/)
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards.filter({ hasText: /\d+ left of \d+/ }).first()).toContainText(/-\d+%/)
  // A sale that has begun while the shop was open has none yet.
  for (const usedUp of await cards.filter({ hasText: 'Quota used up' }).all())
    await expect(usedUp, 'a used up quota has no flash price').not.toContainText('Flash')

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

testWithoutScript('without script the sessions are links', async ({ page }) => {
  await page.goto('/id/flash-sale')
  await page.getByRole('navigation', { name: 'Sesi flash sale' }).getByRole('link').nth(1).click()
  await expect(page).toHaveURL(/\/id\/flash-sale\?session=/)
  await expect(page.getByRole('timer', { name: 'Dimulai dalam' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Ingatkan saya/ }).first()).toHaveAttribute(
    'href',
    /^data:text\/calendar/,
  )
})

testWithoutScript(
  'the page for trying it out always has a sale, and is not for search engines',
  async ({ request }) => {
    const page = await readPage(request, '/test-flash-sale')
    expect(page.html).toMatch(/role="timer" aria-label="Ends in"/)
    expect(page.robots).toBe('noindex')
  },
)
