import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test, visit } from '../../visits/shop-visit.ts'

const boxOf = (page: Page) => page.getByRole('banner').locator('input[name=q]')
const listOf = (page: Page) => page.getByRole('listbox', { name: 'Search suggestions' })

/** Types letter by letter and counts what the shop is asked. */
async function typeInto(page: Page, text: string): Promise<string[]> {
  const asked: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname === '/api/storefront/search') asked.push(url.searchParams.get('q') ?? '')
  })
  await boxOf(page).click()
  await boxOf(page).pressSequentially(text, { delay: 30 })
  return asked
}

test('typing three letters or more suggests keywords, categories and products, and marks what was typed', async ({
  page,
}) => {
  await visit(page, '/')
  const asked = await typeInto(page, 'speak')
  const list = listOf(page)
  await expect(list.getByRole('group', { name: 'Suggested' }).getByRole('option').first()).toBeVisible()
  await expect(list.getByRole('option', { name: 'Floorstanding speakers in Home theater' })).toHaveAttribute(
    'href',
    '/all/home-theater/floorstanding-speakers',
  )
  const product = list.getByRole('group', { name: 'Products' }).getByRole('option').first()
  await expect(product).toHaveAttribute('href', /^\/[\w-]+\/product\/[\w-]{36}$/)
  await expect(product).toContainText(/Rp\s[\d.]+/)
  await expect(list.locator('mark').first()).toHaveText(/^speak$/i)
  expect(asked, 'the shop is asked once, when the typing stops').toEqual(['speak'])
  await expect(list).toHaveCSS('max-height', /px$/)
  expect((await list.boundingBox())?.height).toBeLessThanOrEqual(500)
  const { violations } = await new AxeBuilder({ page }).include('header').analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
})

test('arrow keys go through all options and Enter takes one', async ({ page }) => {
  await visit(page, '/')
  await typeInto(page, 'speak')
  await expect(listOf(page)).toBeVisible()
  const box = page.getByRole('combobox', { name: 'Search the shop' })
  await box.press('ArrowDown')
  const first = listOf(page).getByRole('option').first()
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await expect(box).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '')
  await box.press('ArrowUp')
  await expect(box).not.toHaveAttribute('aria-activedescendant')
  await box.press('ArrowUp')
  const last = listOf(page).getByRole('option').last()
  await expect(last).toHaveAttribute('aria-selected', 'true')
  await expect(last).toHaveText(/^See all \d+ results for “speak”$/)
  await box.press('Enter')
  await expect(page).toHaveURL('/search?q=speak')
  await expect(listOf(page)).toBeHidden()
  await expect(boxOf(page), 'the box shows the search of the address').toHaveValue('speak')
})

test('the popup closes with Escape and when the focus leaves it, and opens again on focus', async ({
  page,
}) => {
  await visit(page, '/')
  await typeInto(page, 'speak')
  await expect(listOf(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(listOf(page)).toBeHidden()
  await expect(boxOf(page)).toHaveValue('speak')
  await page.keyboard.press('Tab')
  await boxOf(page).focus()
  await expect(listOf(page)).toBeVisible()
  await page.mouse.click(640, 860)
  await expect(listOf(page)).toBeHidden()
})

test('fewer than three letters are not searched for: a hint says so', async ({ page }) => {
  await visit(page, '/')
  const asked = await typeInto(page, 'ab')
  await boxOf(page).press('Enter')
  await expect(page.getByText('Type at least 3 letters to search.')).toBeVisible()
  await expect(page).toHaveURL('/')
  expect(asked).toEqual([])
})

test('where nothing is found the popup says so and offers a way on; markup in the text stays text', async ({
  page,
}) => {
  await visit(page, '/')
  await typeInto(page, '<script>zzqx')
  await expect(page.getByText('Nothing found for “<script>zzqx”')).toBeVisible()
  await listOf(page).getByRole('option', { name: 'Karaoke' }).click()
  await expect(page).toHaveURL('/all/karaoke')
})

test('a failed search is told gently, and can be tried again', async ({ page, expectFaults }) => {
  expectFaults(/Failed to load resource/)
  await visit(page, '/')
  await page.route('**/api/storefront/search?*', (route) => route.abort())
  await typeInto(page, 'speak')
  await expect(page.getByText('We could not search just now.')).toBeVisible()
  await page.unroute('**/api/storefront/search?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(listOf(page).getByRole('option').first()).toBeVisible()
})

test('a late answer does not take the place of a newer one', async ({ page }) => {
  await visit(page, '/')
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/storefront/search?q=speak', async (route) => {
    await held
    await route.continue()
  })
  const first = page.waitForRequest('**/api/storefront/search?q=speak')
  await typeInto(page, 'speak')
  await first
  await boxOf(page).fill('soundbar')
  const all = listOf(page).getByRole('option', { name: /^See all .* for “soundbar”$/ })
  await expect(all).toBeVisible()
  const late = page.waitForResponse('**/api/storefront/search?q=speak')
  release()
  await late
  await expect(all).toBeVisible()
  await expect(page.getByText('for “speak”')).toBeHidden()
})

test('recent searches are offered in the empty box, and can be forgotten one by one or all at once', async ({
  page,
}) => {
  await visit(page, '/')
  for (const text of ['tower walnut', 'soundbar', 'mikrofon']) {
    await boxOf(page).fill(text)
    await boxOf(page).press('Enter')
    await expect(page).toHaveURL(`/search?q=${text.replace(' ', '+')}`)
  }
  await visit(page, '/')
  await boxOf(page).click()
  const recent = page.getByRole('listbox', { name: 'Recent searches' })
  await expect(recent.getByRole('option')).toHaveText(['mikrofon', 'soundbar', 'tower walnut'])
  await page.getByRole('button', { name: 'Forget “soundbar”' }).click()
  await expect(recent.getByRole('option')).toHaveText(['mikrofon', 'tower walnut'])
  await boxOf(page).press('ArrowDown')
  await boxOf(page).press('ArrowDown')
  await boxOf(page).press('Enter')
  await expect(page).toHaveURL('/search?q=tower+walnut')
  await visit(page, '/')
  await boxOf(page).click()
  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect(recent).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('recentSearches'))).toBe('[]')
})

test('on a phone the search fills the screen, keeps the focus and has its own way out', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/id')
  await boxOf(page).click()
  const screen = page.getByRole('dialog', { name: 'Cari di toko' })
  await expect(screen).toBeVisible()
  expect(await screen.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
  await boxOf(page).pressSequentially('speaker')
  await expect(screen.getByRole('option').first()).toBeVisible()
  for (let presses = 0; presses < 6; presses += 1) {
    await page.keyboard.press('Tab')
    expect(await screen.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  }
  const { violations } = await new AxeBuilder({ page }).include('[role=dialog]').analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  await page.mouse.wheel(0, 600)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.getByRole('button', { name: 'Tutup pencarian' }).click()
  await expect(screen).toBeHidden()
  await page.mouse.wheel(0, 600)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
})

test('without script the box leads to the search page', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${baseURL}/id`)
  await boxOf(page).fill('speaker')
  await boxOf(page).press('Enter')
  await expect(page).toHaveURL(`${baseURL}/id/search?q=speaker`)
  await expect(boxOf(page)).toHaveValue('speaker')
  await context.close()
})
