import type { Page } from '@playwright/test'
import { choose, list } from '../../visits/address-lists.ts'
import { aria9 } from '../../visits/cart-visit.ts'
import { expect, test, visit } from '../../visits/shop-visit.ts'
import { testWithoutScript } from '../../visits/without-script.ts'

const ways = (page: Page) => page.getByRole('main').getByRole('region', { name: /^(Ways to|Pengiriman ke)/ })
const way = (page: Page, name: string) => ways(page).getByRole('listitem').filter({ hasText: name })

test('a visitor works out what a parcel costs, and the address keeps it', async ({ page }) => {
  await visit(page, '/shipping')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shipping costs')
  await expect(list(page, 'City or regency')).toBeDisabled()
  await choose(page, 'Province', { typed: 'ibukota', entry: 'Daerah Khusus Ibukota Jakarta' })
  await choose(page, 'City or regency', { typed: 'selatan', entry: 'Kota Administrasi Jakarta Selatan' })
  await choose(page, 'District (optional)', { typed: 'cilandak', entry: 'Cilandak' })
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

  for (const [measure, centimetres] of [
    ['Width', '40'],
    ['Height', '50'],
    ['Depth', '60'],
  ] as const)
    await page.getByLabel(measure).fill(centimetres)
  await page.getByLabel('Depth').press('Enter')
  // 40 × 50 × 60 cm at 5000 are 24 kg.
  await expect(way(page, 'Jalur Hemat Regular')).toContainText('24 kg counted')
  await expect(way(page, 'Jalur Hemat Regular')).toContainText('Rp 192.000')

  await page.goBack()
  await expect(way(page, 'Jalur Hemat Regular')).toContainText('Rp 24.000')
  await expect(page.getByLabel('Width')).toHaveValue('')
  await expect(page.getByLabel('Weight', { exact: true })).toHaveValue('2,5')
})

test('what no service carries is told in Indonesian, and a lighter parcel finds its way', async ({
  page,
}) => {
  await visit(page, '/id/shipping?destination=91.03&grams=900000')
  await expect(list(page, 'Provinsi')).toHaveText('Papua')
  await expect(list(page, 'Kota atau kabupaten')).toHaveText('Kabupaten Jayapura')
  await expect(page.getByText('Produk ini tidak dapat dikirim ke Papua Indonesia')).toBeVisible()
  await page.getByLabel('Berat', { exact: true }).fill('20')
  await page.getByLabel('Berat', { exact: true }).press('Enter')
  await expect(way(page, 'Kargo Samudra Barang Berat')).toContainText('12–21 hari · dihitung 20 kg')
  await expect(way(page, 'Kargo Samudra Barang Berat')).toContainText('Rp 670.000')
  // The shop's own fleet does not go there, and none of its stores is near.
  await expect(ways(page).getByRole('listitem')).toHaveCount(3)
})

test('a product leads to its prices anywhere', async ({ page }) => {
  await visit(page, aria9)
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

testWithoutScript('an address shows its prices without script, in both languages', async ({ page }) => {
  const query = 'destination=32.76&grams=1000'
  await page.goto(`/shipping?${query}`)
  await expect(way(page, 'Kilat Nusantara Express')).toContainText('Rp 13.000')
  await page.goto(`/id/shipping?${query}`)
  await expect(way(page, 'Kilat Nusantara Ekspres')).toContainText('Rp 13.000')
  await page.getByLabel('Berat', { exact: true }).fill('2')
  await page.getByRole('button', { name: 'Lihat ongkos kirim' }).click()
  await expect(way(page, 'Kilat Nusantara Ekspres')).toContainText('Rp 26.000')

  await page.goto('/shipping?destination=99&grams=1000')
  await expect(page.getByText('Please choose a destination from the list.')).toBeVisible()
  const express = page.getByRole('table', { name: 'Kilat Nusantara Express' })
  await expect(express.getByRole('row').filter({ hasText: 'Bali, Nusa Tenggara Barat' })).toContainText(
    'Rp 34.000 per kg',
  )
  await expect(page.getByText(/divided by 6\.000 that is 20 kg/)).toBeVisible()
})
