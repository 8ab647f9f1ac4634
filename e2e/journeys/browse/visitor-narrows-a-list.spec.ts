import type { Page } from '@playwright/test'
import { readPage } from '../../visits/found-page.ts'
import { expect, test, visit } from '../../visits/shop-visit.ts'
import { testWithoutScript, textOf } from '../../visits/without-script.ts'

const list = '/all/home-theater'
const cards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.locator('img') })
const filters = (page: Page) => page.getByRole('region', { name: 'Filters' })
const brand = (page: Page, name: string) =>
  filters(page).getByRole('checkbox', { name: new RegExp(`^${name}`) })
const chips = (page: Page) => page.getByRole('list', { name: 'Active filters' })
const countOf = async (page: Page) =>
  Number((await page.getByText(/^\d+ products?$/).textContent())?.replace(/\D/g, ''))

test('filters narrow the list at once, stand in an address that can be shared, and go with their chips', async ({
  page,
}) => {
  await visit(page, list)
  const all = await countOf(page)
  const promo = page.getByRole('link', { name: 'Not sure what fits your room?' })
  await expect(promo).toBeVisible()
  await brand(page, 'Laras').check()
  await expect(page).toHaveURL(`${list}?brand_in=laras`)
  await brand(page, 'Norrvik').check()
  await expect(page).toHaveURL(`${list}?brand_in=laras&brand_in=norrvik`)
  await expect(chips(page).getByRole('link')).toHaveText(['Laras', 'Norrvik', 'Clear all'])
  await expect.poll(() => countOf(page)).toBeLessThan(all)
  await expect(promo).toHaveCount(0)

  // The price is typed as people write it, or set with the keyboard on the line.
  const lowest = filters(page).getByRole('textbox', { name: 'Lowest price' })
  await lowest.fill('5.000.000')
  await lowest.press('Enter')
  await expect(page).toHaveURL(/brand_in=norrvik&price_min=5000000$/)
  await expect(chips(page)).toContainText('From Rp 5.000.000')
  const thumb = filters(page).getByRole('slider', { name: 'Highest price' })
  await thumb.press('PageDown')
  await expect(page).toHaveURL(/price_min=5000000&price_max=\d+$/)
  await expect(thumb).toBeFocused()
  await expect(chips(page)).toContainText(/Rp\s5\.000\.000 – Rp\s\d/)

  // Another visitor sees the same under this address, once the list has followed it.
  await expect(page.getByRole('main').locator('[aria-busy=true], .skeleton')).toHaveCount(0)
  const narrowed = await countOf(page)
  const first = await cards(page).first().getByRole('heading').textContent()
  await visit(page, page.url())
  expect(await countOf(page)).toBe(narrowed)
  await expect(cards(page).first().getByRole('heading')).toHaveText(first ?? '')
  await expect(brand(page, 'Laras')).toBeChecked()
  await expect(lowest).toHaveValue('5.000.000')

  await chips(page).getByRole('link', { name: 'Remove filter: Laras' }).click()
  await expect(page).toHaveURL(/\?price_min=5000000&price_max=\d+&brand_in=norrvik$/)
  await expect(brand(page, 'Laras')).not.toBeChecked()
  await chips(page).getByRole('link', { name: 'Clear all' }).click()
  await expect.poll(() => countOf(page)).toBe(all)
  await expect(chips(page)).toHaveCount(0)
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

testWithoutScript(
  'without script the filters are a form, on a phone and beside the list',
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${list}?sort=price_low&page=2`)
    await page.getByRole('link', { name: 'Filters', exact: true }).click()
    await brand(page, 'Laras').check()
    await filters(page).getByRole('textbox', { name: 'Highest price' }).fill('9.000.000')
    await filters(page).getByRole('button', { name: 'Apply' }).click()
    const sent = new URL(page.url()).searchParams
    expect(sent.get('sort')).toBe('price_low')
    expect(sent.has('page')).toBe(false)
    await expect(chips(page).getByRole('link')).toHaveText(['Laras', 'Up to Rp 9.000.000', 'Clear all'])
    await expect(cards(page).getByText('Laras', { exact: true })).toHaveCount(await countOf(page))

    await page.setViewportSize({ width: 1280, height: 900 })
    await brand(page, 'Norrvik').check()
    await filters(page).getByRole('button', { name: 'Apply' }).click()
    await expect(chips(page).getByRole('link')).toHaveText([
      'Laras',
      'Norrvik',
      'Up to Rp 9.000.000',
      'Clear all',
    ])
  },
)

testWithoutScript('where nothing fits, the page says so and offers the way back', async ({ page }) => {
  await page.goto(`${list}?brand_in=laras&price_max=1000`)
  await expect(page.getByRole('heading', { name: 'No product fits all filters' })).toBeVisible()
  await page.getByRole('link', { name: 'Remove all filters' }).click()
  await expect(cards(page).first()).toBeVisible()
  await page.goto(`${list}?page=99`)
  await page.getByRole('link', { name: 'To the first page' }).click()
  await expect(page).toHaveURL(list)
})

testWithoutScript(
  'an address that makes no sense is answered with status 400, in a sentence',
  async ({ request }) => {
    for (const query of ['page=-1', 'price_min=abc', 'sort=nonsense', 'attribute=x']) {
      const { status, html } = await readPage(request, `${list}?${query}`)
      expect(status, query).toBe(400)
      expect(textOf(html), query).toContain('invalid data')
    }
  },
)

testWithoutScript(
  'a wrong slug before a right id leads to the right address, filters and all',
  async ({ request }) => {
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
  },
)
