import { expect, takeFromAccountMenu, test, touch, untilHydrated, visit } from '../../visits/shop-visit.ts'

for (const { language, address, title, home } of [
  { language: 'English', address: '/nowhere/at/all', title: 'This page could not be found', home: '/' },
  { language: 'Indonesian', address: '/id/tidak-ada', title: 'Halaman ini tidak ditemukan', home: '/id' },
]) {
  test(`an unknown address says so in ${language} and offers ways on`, async ({ page, expectFaults }) => {
    expectFaults(/404/)
    const response = await page.goto(address)
    expect(response?.status()).toBe(404)
    expect(response?.headers()['cache-control']).toBe('no-store')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: title })).toBeVisible()
    await expect(main.getByRole('searchbox')).toBeVisible()
    await expect(main.getByRole('link', { name: 'Karaoke' })).toHaveAttribute('href', /\/all\/karaoke$/)
    await expect(main).toContainText(response?.headers()['x-request-id'] ?? 'an id')
    await main.getByRole('link', { name: /homepage|beranda/i }).click()
    await expect(page).toHaveURL(home)
  })
}

test('code that cannot be loaded reloads the page once, then shows the error page', async ({
  page,
  expectFaults,
}) => {
  expectFaults(/./)
  await visit(page, '/')
  let reloads = 0
  page.on('load', () => {
    reloads += 1
  })
  await page.route('**/assets/login-screen-*.js', (route) => route.abort())
  await takeFromAccountMenu(page, 'Sign in', 'Sign in')
  await expect.poll(() => reloads).toBe(1)
  await touch(page)
  await untilHydrated(page)
  await takeFromAccountMenu(page, 'Sign in', 'Sign in')
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  expect(reloads).toBe(1)
})
