import { expect, test, visit } from '../../visits/shop-visit.ts'
import { headingOf, testWithoutScript } from '../../visits/without-script.ts'

test('the wall of brands leads to a brand, and its letters to a place on the wall', async ({ page }) => {
  await visit(page, '/brands')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Brands')
  await page.getByRole('navigation', { name: 'Brands by letter' }).getByRole('link', { name: 'V' }).click()
  await expect(page).toHaveURL(/#letter-v$/)
  await expect(page.getByRole('link', { name: /^Vokalis/ })).toBeInViewport()
  const brand = page.getByRole('main').getByRole('link', { name: /^Laras.*products?$/ })
  await expect(brand).toHaveAttribute('href', /^\/laras\/brand\?brand=[0-9a-f-]{36}$/)
})

test('the stores lead to a store with hours and rooms, whose products are searched, sorted and paged', async ({
  page,
}) => {
  await visit(page, '/stores')
  const own = page.getByRole('article').filter({ hasText: 'Gema Fatmawati' })
  await expect(own).toContainText('Mon–Sat 10.00–20.00')
  await own.getByRole('link', { name: 'Visit store' }).click()
  await expect(page).toHaveURL('/shop/gema-fatmawati')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Gema Fatmawati')
  await expect(main.getByText(/^\w+day, today$/)).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Cinema room' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Get directions' })).toHaveAttribute('href', /openstreetmap/)

  await main.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL('/shop/gema-fatmawati?page=2#products')
  await expect(main.getByRole('searchbox')).toBeInViewport()
  await main.getByRole('searchbox').fill('subwoofer')
  await main.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL('/shop/gema-fatmawati?q=subwoofer')
  await expect(main.getByRole('article').first()).toContainText(/subwoofer/i)
  await main.getByRole('combobox', { name: 'Sort' }).selectOption('price_low')
  await expect(page).toHaveURL('/shop/gema-fatmawati?q=subwoofer&sort=price_low')
})

test('the categories jump, and lead to their own pages', async ({ page }) => {
  await visit(page, '/categories')
  const column = page.getByRole('navigation', { name: 'Main categories' })
  await column.getByRole('link', { name: 'Karaoke' }).click()
  await expect(column.getByRole('link', { name: 'Karaoke' })).toHaveAttribute('aria-current', 'true')
  const karaoke = page.getByRole('region', { name: 'Karaoke' })
  await expect(karaoke.getByRole('link', { name: 'See all of Karaoke' })).toHaveAttribute(
    'href',
    '/all/karaoke',
  )
  await expect(karaoke.getByRole('article')).toHaveCount(5)
})

test('a display case shows its first products and leads to all of them', async ({ page }) => {
  await visit(page, '/id/etalase')
  const shelf = page.getByRole('region', { name: 'Subwoofer' })
  await expect(shelf.getByRole('article').first()).toBeVisible()
  await expect(shelf.getByRole('link', { name: /^Lihat semua \d+ di Subwoofer$/ })).toHaveAttribute(
    'href',
    /^\/id\/[\w-]+\/products\?display_case=[0-9a-f-]{36}$/,
  )
  await page.getByRole('link', { name: 'Rekomendasi untuk Anda' }).click()
  await expect(page).toHaveURL('/id/etalase/productRecommended')
  await page.getByRole('link', { name: 'Halaman berikutnya' }).click()
  await expect(page).toHaveURL('/id/etalase/productRecommended?page=2')
})

testWithoutScript('an unknown store is a page that could not be found', async ({ request }) => {
  const answer = await request.get('/id/shop/toko-entah')
  expect(answer.status()).toBe(404)
  expect(headingOf(await answer.text())).toBe('Halaman ini tidak ditemukan')
})

testWithoutScript('testimonies have pages, and a store is complete and can be searched', async ({ page }) => {
  await page.goto('/testimony')
  const said = page.getByRole('main').getByRole('figure')
  await expect(said).toHaveCount(6)
  const first = await said.first().textContent()
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL('/testimony?page=2')
  await expect(said).toHaveCount(6)
  await expect(said.first()).not.toHaveText(first ?? '')

  await page.goto('/shop/gema-fatmawati')
  for (const title of ['Opening hours', 'Visit us', '4 rooms to listen in', 'About Gema Fatmawati']) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
  }
  await page.getByRole('main').getByRole('searchbox').fill('subwoofer')
  await page.getByRole('main').getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL('/shop/gema-fatmawati?q=subwoofer#products')
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(/subwoofer/i)
})
