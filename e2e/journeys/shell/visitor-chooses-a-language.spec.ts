import { expect, test, testInOwnContext, touch, visit } from '../../visits/shop-visit.ts'

const testInIndonesia = testInOwnContext.extend({ locale: 'id-ID' })

testInIndonesia(
  'a browser that prefers Indonesian is led there from the front page, and from there alone',
  async ({ page, context }) => {
    await visit(page, '/')
    await expect(page).toHaveURL('/id')
    await expect(page.locator('html')).toHaveAttribute('lang', 'id')
    const cookie = (await context.cookies()).find(({ name }) => name === 'i18n_redirected')
    expect(cookie).toMatchObject({ value: 'id', path: '/', sameSite: 'Lax' })
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
    expect(Math.round(days)).toBe(365)

    await visit(page, '/login')
    await expect(page).toHaveURL('/login')
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()

    // The choice of English holds against the browser.
    await context.addCookies([{ name: 'i18n_redirected', value: 'en', domain: 'localhost', path: '/' }])
    await visit(page, '/')
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The room goes quiet. The film begins.')
  },
)

test('switching keeps the page, its query and the choice', async ({ page }) => {
  await visit(page, '/newsletter/leave?token=abc')
  await page.getByRole('banner').getByRole('link', { name: 'ID', exact: true }).click()
  await expect(page).toHaveURL('/id/newsletter/leave?token=abc')
  await expect(page.getByRole('heading', { name: 'Berhenti berlangganan' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'id')
  await page.goto('/')
  await expect(page).toHaveURL('/id')
  await page.getByRole('banner').getByRole('link', { name: 'EN', exact: true }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The room goes quiet. The film begins.')
  // Also who follows the link before the script could hear it has chosen.
  await touch(page)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('preferredLanguage'))).toBe('en')
})

test('a language from the database is read from right to left, and missing words are English', async ({
  page,
}) => {
  await visit(page, '/ar')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('banner').getByRole('button', { name: 'الفئات' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Come and listen' })).toBeVisible()
  // Everything stands on the other side: the logo at the right, the cart at the left, and nothing sticks out.
  const width = page.viewportSize()?.width ?? 0
  const logo = await page.getByRole('banner').getByRole('link', { name: 'To the home page' }).boundingBox()
  const cart = await page.getByRole('banner').getByRole('link', { name: 'Cart' }).boundingBox()
  expect(logo?.x).toBeGreaterThan(width / 2)
  expect(cart?.x).toBeLessThan(width / 2)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
})

test('an address in a language that the shop does not speak is no page', async ({ page, expectFaults }) => {
  expectFaults(/404/)
  const response = await page.goto('/xx')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'This page could not be found' })).toBeVisible()
})
