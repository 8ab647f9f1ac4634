import { readPage } from '../../visits/found-page.ts'
import { expect, test, visit } from '../../visits/shop-visit.ts'
import { headingOf, testWithoutScript, textOf } from '../../visits/without-script.ts'

/** Pages with an address of their own: that is the one they are known by. */
const ownAddresses: Record<string, string> = {
  'tentang-kami': '/about-us',
  'cara-belanja': '/how-to-shop',
  'kontak-kami': '/contact-us',
}

for (const language of ['', '/id']) {
  testWithoutScript(
    `every page of the footer of ${language || '/'} opens, under the name that led there`,
    async ({ request }) => {
      const { html } = await readPage(request, language || '/')
      const footer = html.slice(html.indexOf('<footer'))
      const links = [...footer.matchAll(/<a [^>]*href="([^"]*\/page\/[^"]*)"[^>]*>([^<]*)<\/a>/g)]
      expect(links).toHaveLength(8)
      for (const [, href = '', name] of links) {
        const found = await readPage(request, href)
        expect(found.status, href).toBe(200)
        expect(headingOf(found.html), href).toBe(name)
        expect(textOf(found.html), href).toMatch(/(Last changed|Terakhir diubah) \d+ \w+ 20\d\d /)
        const slug = href.split('/').at(-1) ?? ''
        const own = `${language}${ownAddresses[slug] ?? `/page/${slug}`}`
        expect(found.canonicals).toEqual([expect.stringMatching(new RegExp(`\\d${own}$`))])
      }
    },
  )
}

test('pages lead to each other, and switching the language keeps the page', async ({ page }) => {
  await visit(page, '/page/kebijakan-privasi')
  const side = page.getByRole('navigation', { name: 'Pages' })
  await expect(side.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('aria-current', 'page')
  await side.getByRole('link', { name: 'Careers' }).click()
  await expect(page).toHaveURL('/page/karir')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Careers')
  await page.getByRole('banner').getByRole('link', { name: 'ID', exact: true }).click()
  await expect(page).toHaveURL('/id/page/karir')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Karir')
  await page
    .getByRole('navigation', { name: 'Anda di sini' })
    .getByRole('link', { name: 'Informasi' })
    .click()
  await expect(page).toHaveURL('/id/page')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(9)
})

test('how to shop begins with its steps and ends with questions that open by keyboard', async ({ page }) => {
  await visit(page, '/how-to-shop')
  const steps = page.getByRole('navigation', { name: 'Step by step' }).getByRole('link')
  await expect(steps).toHaveCount(7)
  await steps.nth(5).click()
  await expect(page).toHaveURL('/how-to-shop#6-pay-in-time')
  await expect(page.getByRole('heading', { name: '6. Pay in time' })).toBeInViewport()
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await contents.getByRole('link', { name: 'Questions that people ask' }).click()
  const answer = page.getByText('As a guest you need only an e-mail address')
  await expect(answer).toBeHidden()
  await page.locator('summary').filter({ hasText: 'Do I need an account?' }).focus()
  await page.keyboard.press('Enter')
  await expect(answer).toBeVisible()
})

testWithoutScript(
  'pages are whole without script: questions open, stores and figures are there',
  async ({ page }) => {
    await page.goto('/id/page/kebijakan-retur-dan-pengembalian')
    const main = page.getByRole('main')
    await expect(page.getByRole('heading', { level: 2, name: 'Cara mengajukan komplain' })).toBeVisible()
    await page.locator('summary').filter({ hasText: 'Kapan dana saya kembali?' }).click()
    await expect(page.getByText('Tiga sampai lima hari kerja setelah solusi disepakati').last()).toBeVisible()
    await main.getByRole('link', { name: 'kontak kami', exact: true }).click()
    await expect(page).toHaveURL('/id/page/kontak-kami')

    await page.goto('/about-us')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('About us')
    for (const name of ['Gema Fatmawati', 'Gema Kelapa Gading']) {
      const store = main.getByRole('article').filter({ has: page.getByRole('heading', { name }) })
      await expect(store.getByRole('link', { name: 'Get directions' })).toHaveAttribute(
        'href',
        /openstreetmap/,
      )
    }

    await page.goto('/id/company-profile')
    const figures = page.getByRole('region', { name: 'Dalam angka' })
    await expect(figures.getByRole('definition')).toHaveText(['2009', '2', '7', '22', '34'])
    await expect(main.getByRole('link', { name: 'Unduh katalog (PDF)' })).toHaveAttribute(
      'href',
      '/api/storefront/catalogue/download?language=id',
    )
    await expect(main.getByRole('table')).toHaveCount(2)
  },
)

testWithoutScript('an unknown page could not be found', async ({ request }) => {
  for (const [address, title] of [
    ['/page/how-to-fly', 'This page could not be found'],
    ['/id/page/cara-terbang', 'Halaman ini tidak ditemukan'],
  ] as const) {
    const { status, html } = await readPage(request, address)
    expect(status).toBe(404)
    expect(headingOf(html)).toBe(title)
  }
})

testWithoutScript(
  'the sitemap names every part of the shop, and what it names is there',
  async ({ page, request }) => {
    await page.goto('/id/sitemap')
    const main = page.getByRole('main')
    for (const title of ['Kategori', 'Merek', 'Koleksi', 'Artikel', 'Informasi', 'Toko', 'Akun Anda']) {
      await expect(main.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible()
    }
    for (const name of [
      'Subwoofer',
      'Laras',
      'Lima speaker di ruang 4 × 6 meter',
      'Profil Perusahaan',
      'Gema Fatmawati',
    ]) {
      const link = main.getByRole('link', { name, exact: true })
      expect((await request.get((await link.getAttribute('href')) ?? '')).status(), name).toBe(200)
    }
  },
)
