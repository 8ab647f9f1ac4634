import type { Page } from '@playwright/test'
import { choose, list } from '../../visits/address-lists.ts'
import { expect, test, visit } from '../../visits/shop-visit.ts'

const ways = (page: Page) => page.getByRole('main').getByRole('region', { name: /^(Ways to|Pengiriman ke)/ })
const way = (page: Page, name: string) => ways(page).getByRole('listitem').filter({ hasText: name })

/** Chooses a city in Jakarta, by key. */
async function chooseCilandak(page: Page, names: { province: string; city: string; district: string }) {
  await choose(page, names.province, { typed: 'ibukota', entry: 'Daerah Khusus Ibukota Jakarta' })
  await choose(page, names.city, { typed: 'selatan', entry: 'Kota Administrasi Jakarta Selatan' })
  await choose(page, names.district, { typed: 'cilandak', entry: 'Cilandak' })
}

test('a visitor works out what a parcel costs, and the address keeps it', async ({ page }) => {
  await visit(page, '/shipping')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shipping costs')
  await expect(list(page, 'City or regency')).toBeDisabled()
  await chooseCilandak(page, {
    province: 'Province',
    city: 'City or regency',
    district: 'District (optional)',
  })
  await page.getByLabel('Weight', { exact: true }).fill('2,5')
  await page.getByLabel(/^Value of the goods/).fill('1.500.000')
  await page.getByRole('button', { name: 'Show prices' }).press('Enter')

  await expect(page).toHaveURL('/shipping?destination=31.74.06&grams=2500&value=1500000')
  await expect(ways(page)).toBeFocused()
  await expect(ways(page).getByRole('heading')).toHaveText(/^Ways to Cilandak, .*Jakarta Selatan/)
  // Three kilograms are paid: 3 × Rp 8.000.
  await expect(way(page, 'Jalur Hemat Regular')).toContainText('1–2 days · 3 kg counted')
  await expect(way(page, 'Jalur Hemat Regular')).toContainText('Rp 24.000')
  await expect(way(page, 'Jalur Hemat Regular')).toContainText('Insurance Rp 3.000')
  await expect(way(page, 'Jalur Hemat Regular')).toContainText('Cash on delivery')
  await expect(way(page, 'Gema Fleet')).toContainText('Free above Rp 2.000.000')
  await expect(way(page, 'Pick up at Gema Fatmawati')).toContainText('Free')

  await page.getByLabel('Width').fill('40')
  await page.getByLabel('Weight', { exact: true }).press('Enter')
  await expect(page.getByText('Depth is required')).toBeVisible()
  await page.getByLabel('Height').fill('50')
  await page.getByLabel('Depth').fill('60')
  await page.getByLabel('Depth').press('Enter')
  // 40 × 50 × 60 cm at 5000 are 24 kg.
  await expect(way(page, 'Jalur Hemat Regular')).toContainText('24 kg counted')
  await expect(way(page, 'Jalur Hemat Regular')).toContainText('Rp 192.000')

  await page.goBack()
  await expect(way(page, 'Jalur Hemat Regular')).toContainText('Rp 24.000')
  await expect(page.getByLabel('Width')).toHaveValue('')
  await expect(page.getByLabel('Weight', { exact: true })).toHaveValue('2,5')
})

test('what nobody carries is told in Indonesian, and a lighter parcel finds its way', async ({ page }) => {
  await visit(page, '/id/shipping')
  await choose(page, 'Provinsi', { typed: 'papua', entry: 'Papua' })
  await choose(page, 'Kota atau kabupaten', { typed: 'jayapura', entry: 'Kabupaten Jayapura' })
  await page.getByLabel('Berat', { exact: true }).fill('900')
  await page.getByRole('button', { name: 'Lihat ongkos kirim' }).press('Enter')
  await expect(page.getByText('Produk ini tidak dapat dikirim ke Papua Indonesia')).toBeVisible()
  await page.getByLabel('Berat', { exact: true }).fill('20')
  await page.getByLabel('Berat', { exact: true }).press('Enter')
  await expect(way(page, 'Kargo Samudra Barang Berat')).toContainText('12–21 hari · dihitung 20 kg')
  await expect(way(page, 'Kargo Samudra Barang Berat')).toContainText('Rp 670.000')
  // Nobody drives or comes by from there.
  await expect(ways(page).getByRole('listitem')).toHaveCount(3)
})

test('a form that is not filled in says what is missing, field by field', async ({ page }) => {
  await visit(page, '/shipping')
  await page.getByRole('button', { name: 'Show prices' }).click()
  await expect(page.getByText('Province is required')).toBeVisible()
  await expect(page.getByText('Weight is required')).toBeVisible()
  await expect(page).toHaveURL('/shipping')
  await page.getByLabel('Weight', { exact: true }).fill('two')
  await expect(page.getByText('Weight: invalid data')).toBeVisible()
})

test('an address alone shows its prices without script, in both languages', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const query = 'destination=32.76&grams=1000'
  await page.goto(`${baseURL}/shipping?${query}`)
  await expect(way(page, 'Kilat Nusantara Express')).toContainText('Rp 13.000')
  await page.goto(`${baseURL}/id/shipping?${query}`)
  await expect(way(page, 'Kilat Nusantara Ekspres')).toContainText('Rp 13.000')
  await page.getByLabel('Berat', { exact: true }).fill('2')
  await page.getByRole('button', { name: 'Lihat ongkos kirim' }).click()
  await expect(way(page, 'Kilat Nusantara Ekspres')).toContainText('Rp 26.000')
  await context.close()
})

test('an address that makes no sense is told, and the rates are there all the same', async ({ page }) => {
  await visit(page, '/shipping?destination=99&grams=1000')
  await expect(page.getByText('Please choose a destination from the list.')).toBeVisible()
  const express = page.getByRole('table', { name: 'Kilat Nusantara Express' })
  await expect(express.getByRole('row').filter({ hasText: 'Bali, Nusa Tenggara Barat' })).toContainText(
    'Rp 34.000 per kg',
  )
  await expect(page.getByText(/divided by 6\.000 that is 20 kg/)).toBeVisible()
})

test('a product leads to its prices anywhere', async ({ page }) => {
  await visit(page, '/all/karaoke')
  const product = page.getByRole('article').first().getByRole('link')
  await visit(page, (await product.getAttribute('href')) ?? '')
  const name = await page.getByRole('heading', { level: 1 }).textContent()
  await page.getByRole('link', { name: 'Other places' }).click()
  await expect(page).toHaveURL(/\/shipping\?product=/)
  await expect(page.getByRole('link', { name: `1 × ${name}` })).toBeVisible()
  await choose(page, 'Province', { typed: 'bali', entry: 'Bali' })
  await choose(page, 'City or regency', { typed: 'denpasar', entry: 'Kota Denpasar' })
  await page.getByRole('button', { name: 'Show prices' }).press('Enter')
  await expect(ways(page).getByRole('heading')).toHaveText('Ways to Kota Denpasar, Bali')
  await expect(ways(page).getByRole('listitem').first()).toContainText(/Rp\s[\d.]+/)
})
