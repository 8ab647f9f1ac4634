import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test, visit } from '../../visits/shop-visit.ts'

const list = '/all/home-theater'
const cards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.locator('img') })
const filters = (page: Page) => page.getByRole('region', { name: 'Filters' })
const chips = (page: Page) => page.getByRole('list', { name: 'Active filters' })
const countOf = async (page: Page) =>
  Number((await page.getByText(/^\d+ products?$/).textContent())?.replace(/\D/g, ''))

test('a filter narrows the list at once, stands in the address, and goes with its chip', async ({ page }) => {
  await visit(page, list)
  const all = await countOf(page)
  const promo = page.getByRole('link', { name: 'Not sure what fits your room?' })
  await expect(promo).toBeVisible()
  await filters(page)
    .getByRole('checkbox', { name: /^Laras/ })
    .check()
  await expect(page).toHaveURL(`${list}?brand_in=laras`)
  await filters(page)
    .getByRole('checkbox', { name: /^Norrvik/ })
    .check()
  await expect(page).toHaveURL(`${list}?brand_in=laras&brand_in=norrvik`)
  await expect(chips(page).getByRole('link')).toHaveText(['Laras', 'Norrvik', 'Clear all'])
  await expect.poll(() => countOf(page)).toBeLessThan(all)
  await expect(promo).toHaveCount(0)

  await chips(page).getByRole('link', { name: 'Remove filter: Laras' }).click()
  await expect(page).toHaveURL(`${list}?brand_in=norrvik`)
  await expect(filters(page).getByRole('checkbox', { name: /^Laras/ })).not.toBeChecked()
  await chips(page).getByRole('link', { name: 'Clear all' }).click()
  await expect.poll(() => countOf(page)).toBe(all)
  await expect(chips(page)).toHaveCount(0)
})

test('the price is typed as people write it, or set with the keyboard on the line', async ({ page }) => {
  await visit(page, list)
  const lowest = filters(page).getByRole('textbox', { name: 'Lowest price' })
  await lowest.fill('5.000.000')
  await lowest.press('Enter')
  await expect(page).toHaveURL(`${list}?price_min=5000000`)
  await expect(chips(page)).toContainText('From Rp 5.000.000')
  const thumb = filters(page).getByRole('slider', { name: 'Highest price' })
  await thumb.focus()
  for (let step = 0; step < 3; step += 1) await thumb.press('ArrowLeft')
  await expect(page).toHaveURL(/price_min=5000000&price_max=\d+/)
  await expect(thumb).toBeFocused()
})

test('the order changes, the next page follows, and going back restores both list and place', async ({
  page,
}) => {
  await visit(page, list)
  const first = cards(page).first().getByRole('heading')
  const before = await first.textContent()
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Price: low to high')
  await expect(page).toHaveURL(`${list}?sort=price_low`)
  await expect(first).not.toHaveText(before ?? '')
  const cheapest = await first.textContent()
  const next = page.getByRole('link', { name: 'Next page' })
  await next.scrollIntoViewIfNeeded()
  const scrolled = await page.evaluate(() => window.scrollY)
  await next.click()
  await expect(page).toHaveURL(`${list}?sort=price_low&page=2`)
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(first).toHaveText(cheapest ?? '')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(Math.min(scrolled, 800) - 100)
})

test('on a phone filters are chosen in a sheet whose button counts along', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, list)
  const opener = page.getByRole('main').getByRole('link', { name: 'Filters', exact: true })
  await opener.click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  const show = sheet.getByRole('button', { name: /^Show \d+ products?$/ })
  const all = await show.textContent()
  await sheet.getByRole('checkbox', { name: /^Laras/ }).check()
  await expect(show).not.toHaveText(all ?? '')
  const { violations } = await new AxeBuilder({ page }).include('[role=dialog]').analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  const promised = Number((await show.textContent())?.replace(/\D/g, ''))
  await show.click()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(`${list}?brand_in=laras`)
  await expect.poll(() => countOf(page)).toBe(promised)
  await expect(page.getByRole('link', { name: 'Filters · 1' })).toBeVisible()
})

for (const width of [390, 1280]) {
  test(`without script the filters work at ${width} px`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width, height: 900 } })
    const page = await context.newPage()
    await page.goto(`${baseURL}/all/home-theater?sort=price_low&page=2`)
    if (width < 992) await page.getByRole('link', { name: 'Filters', exact: true }).click()
    const form = filters(page)
    await form.getByRole('checkbox', { name: /^Laras/ }).check()
    await form.getByRole('textbox', { name: 'Highest price' }).fill('9.000.000')
    await form.getByRole('button', { name: 'Apply' }).click()
    expect(new URL(page.url()).searchParams.get('sort')).toBe('price_low')
    expect(new URL(page.url()).searchParams.has('page')).toBe(false)
    await expect(chips(page).getByRole('link')).toHaveText(['Laras', 'Up to Rp 9.000.000', 'Clear all'])
    await expect(cards(page).getByText('Laras', { exact: true })).toHaveCount(await countOf(page))
    await context.close()
  })
}

test('where nothing fits, the page says so and offers the way back', async ({ page }) => {
  await visit(page, `${list}?brand_in=laras&price_max=1000`)
  await expect(page.getByRole('heading', { name: 'No product fits all filters' })).toBeVisible()
  await page.getByRole('link', { name: 'Remove all filters' }).click()
  await expect(cards(page).first()).toBeVisible()
  await visit(page, `${list}?page=99`)
  await page.getByRole('link', { name: 'To the first page' }).click()
  await expect(page).toHaveURL(list)
})

test('what cannot be meant is told with status 400, in a sentence', async ({ page, expectFaults }) => {
  expectFaults(/400/)
  for (const query of ['page=-1', 'price_min=abc', 'sort=nonsense', 'attribute=x']) {
    const response = await page.goto(`${list}?${query}`)
    expect(response?.status(), query).toBe(400)
    await expect(page.getByRole('main')).toContainText('invalid data')
  }
})

test('a wrong slug before a right id leads to the right address, filters and all', async ({ request }) => {
  const moved = async (address: string) => {
    const response = await request.get(address, { maxRedirects: 0 })
    return [response.status(), new URL(response.headers().location ?? '', 'http://shop').pathname]
  }
  expect(await moved('/all/karaoke/floorstanding-speakers')).toEqual([
    301,
    '/all/home-theater/floorstanding-speakers',
  ])
  expect(await moved('/id/all/home-theater/floorstanding-speakers')).toEqual([
    301,
    '/id/all/home-theater/speaker-lantai',
  ])
  expect(await moved('/wrong/collection?collection=1&in_stock=1')).toEqual([
    301,
    '/your-first-home-theater/collection',
  ])
  for (const unknown of [
    '/all/nowhere',
    '/x/brand?brand=nobody',
    '/x/brand',
    '/x/collection?collection=9999',
  ]) {
    expect((await request.get(unknown)).status(), unknown).toBe(404)
  }
})

test('a search finds, and where it does not, it says so and nothing is executed', async ({ page }) => {
  await visit(page, '/search?q=subwoofer')
  await expect(cards(page).first()).toContainText(/subwoofer/i)
  await visit(page, '/search?q=ab')
  await expect(page.getByText('Type at least three letters')).toBeVisible()
  await page.getByRole('main').getByRole('searchbox').fill('zzqqxx <script>alert(1)</script>')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('main')).toContainText('zzqqxx <script>alert(1)</script>')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})
