import { expect, test, visit } from '../../visits/shop-visit.ts'

test('the header offers contact, links, languages, search, account, wishlist and cart', async ({ page }) => {
  await visit(page, '/')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'halo@gema.example' })).toHaveAttribute(
    'href',
    /^mailto:halo@/,
  )
  await expect(header.getByRole('link', { name: '(021) 5550 0188' })).toHaveAttribute(
    'href',
    'tel:02155500188',
  )
  for (const [name, address] of [
    ['How to shop', '/how-to-shop'],
    ['Request installation', '/request-instalasi'],
    ['Stores', '/stores'],
    ['Track order', '/track-order'],
    ['Sell on Gema', '/seller/register'],
    ['Simulation', '/simulation'],
    ['Wishlist', '/user/wishlists'],
    ['Cart', '/cart'],
  ] as const) {
    await expect(header.getByRole('link', { name, exact: true })).toHaveAttribute('href', address)
  }
})

test('the footer lists the pages, both stores with their hours, the ways to pay and the catalogue', async ({
  page,
}) => {
  await visit(page, '/id')
  const footer = page.getByRole('contentinfo')
  for (const [name, slug] of [
    ['Tentang Kami', 'tentang-kami'],
    ['Cara Belanja', 'cara-belanja'],
    ['Kebijakan & Privasi', 'kebijakan-privasi'],
    ['Kebijakan Retur dan Pengembalian', 'kebijakan-retur-dan-pengembalian'],
    ['Kebijakan Pengiriman Barang', 'kebijakan-pengiriman-barang'],
    ['Syarat dan Ketentuan', 'syarat-dan-ketentuan'],
    ['Kontak Kami', 'kontak-kami'],
    ['Karir', 'karir'],
  ] as const) {
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', `/id/page/${slug}`)
  }
  await expect(footer).toContainText('Jl. RS Fatmawati Raya No. 88, Cilandak, Jakarta Selatan 12430')
  await expect(footer).toContainText('Sen–Sab 10.00–20.00')
  await expect(footer).toContainText('Setiap hari 10.00–21.00 WIB')
  await expect(footer).toContainText('Bayar di tempat')
  await expect(footer.getByRole('link', { name: 'Chat lewat WhatsApp' })).toHaveAttribute('href', /wa\.me/)
  await expect(footer.getByRole('link', { name: 'Unduh katalog (PDF)' })).toBeVisible()
})

test('the header sticks when the page is scrolled, nothing below it jumps, and a closed announcement stays closed', async ({
  page,
}) => {
  await visit(page, '/')
  const title = page.getByRole('heading', { name: 'Come and listen' })
  const before = (await title.boundingBox())?.y ?? 0
  await page.mouse.wheel(0, 400)
  await expect(page.locator('[data-stuck]')).toBeVisible()
  const logo = page.getByRole('banner').getByRole('link', { name: 'To the home page' })
  await expect(logo).toBeInViewport()
  const scrolled = await page.evaluate(() => window.scrollY)
  expect(Math.round((await title.boundingBox())?.y ?? 0)).toBe(Math.round(before - scrolled))

  await expect(page.getByText('Gema Week.')).toBeVisible()
  await page.getByRole('button', { name: 'Close this announcement' }).click()
  await expect(page.getByText('Gema Week.')).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Gema Week.')).toBeHidden()
})

test('a phone has a bar with the five main places at its foot', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/')
  const bar = page.getByRole('navigation', { name: 'Main navigation' })
  await expect(bar.getByRole('link')).toHaveText(['Home', 'Categories', 'Simulation', 'Orders', 'Account'])
  await expect(bar.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('link', { name: 'Chat with us on WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/6281255500188\?text=/,
  )
})

test('a picture that cannot be loaded gives way to the fallback', { tag: '@pictures' }, async ({
  page,
  expectFaults,
}) => {
  expectFaults(/Failed to load resource/)
  await page.route('**/media/**', (route) => route.abort())
  await visit(page, '/')
  const picture = page.getByRole('img', { name: /^Living room/ })
  await expect(picture).toHaveAttribute('src', '/pictures/fallback.svg')
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
})
