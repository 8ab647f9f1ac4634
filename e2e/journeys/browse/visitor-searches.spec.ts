import type { Page } from '@playwright/test'
import { readPage } from '../../visits/found-page.ts'
import { expectNothingFromAxe } from '../../visits/page-fits.ts'
import { expect, test, visit } from '../../visits/shop-visit.ts'
import { testWithoutScript, textOf } from '../../visits/without-script.ts'

const boxOf = (page: Page) => page.getByRole('banner').locator('input[name=q]')
const listOf = (page: Page) => page.getByRole('listbox', { name: 'Search suggestions' })

/** Everything that the shop is asked to suggest for. */
function listenToSearches(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname === '/api/storefront/search') asked.push(url.searchParams.get('q') ?? '')
  })
  return asked
}

test('typing suggests keywords, categories and products, and a search leads to a product', async ({
  page,
}) => {
  await visit(page, '/')
  const asked = listenToSearches(page)
  await boxOf(page).click()
  await boxOf(page).pressSequentially('speak', { delay: 30 })
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
  await expectNothingFromAxe(page, 'header')

  await boxOf(page).press('ArrowUp')
  await expect(list.getByRole('option').last()).toHaveText(/^See all \d+ results for “speak”$/)
  await boxOf(page).press('Enter')
  await expect(page).toHaveURL('/search?q=speak')
  await expect(list).toBeHidden()
  await expect(boxOf(page), 'the box shows the search of the address').toHaveValue('speak')

  const cards = page.getByRole('main').getByRole('article')
  await boxOf(page).fill('subwoofer')
  await boxOf(page).press('Enter')
  await expect(page).toHaveURL('/search?q=subwoofer')
  await expect(cards.first()).toContainText(/subwoofer/i)
  await cards.first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/product\/[\w-]{36}$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/subwoofer/i)
})

test('on a phone the search fills the screen, and axe finds nothing in it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/id')
  await boxOf(page).click()
  const screen = page.getByRole('dialog', { name: 'Cari di toko' })
  expect(await screen.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
  await boxOf(page).fill('speaker')
  await expect(screen.getByRole('option').first()).toBeVisible()
  await expectNothingFromAxe(page, '[role=dialog]')
  await page.mouse.wheel(0, 600)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.getByRole('button', { name: 'Tutup pencarian' }).click()
  await expect(screen).toBeHidden()
  await page.mouse.wheel(0, 600)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
})

testWithoutScript(
  'without script the box of a page with products leads to the search page',
  async ({ page }) => {
    await page.goto('/id')
    const card = page.getByRole('article').filter({ hasText: 'Aria 3' }).first()
    await expect(card).toContainText('Laras')
    await expect(card).toContainText('Rp\u00A06.299.000')
    await expect(card).toContainText('-9%')
    await expect(card.getByRole('link')).toHaveAttribute(
      'href',
      /^\/id\/laras-aria-3-[\w-]+\/product\/[0-9a-f-]{36}$/,
    )
    await boxOf(page).fill('speaker')
    await boxOf(page).press('Enter')
    await expect(page).toHaveURL('/id/search?q=speaker')
    await expect(boxOf(page)).toHaveValue('speaker')

    await page.goto('/search?q=ab')
    await expect(page.getByText('Type at least three letters')).toBeVisible()
    await page.getByRole('main').getByRole('searchbox').fill('zzqqxx')
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL('/search?q=zzqqxx')
  },
)

testWithoutScript(
  'a search that finds nothing says so, and nothing of its text is executed',
  async ({ request }) => {
    const text = 'zzqqxx <script>alert(1)</script>'
    const page = await readPage(request, `/search?${new URLSearchParams({ q: text })}`)
    expect(textOf(page.html)).toContain(`Nothing found for “${text}”`)
    expect(page.html).not.toContain('<script>alert(1)')
    expect(page.robots).toBe('noindex')
  },
)
