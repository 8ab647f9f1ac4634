import { answerCookies, expect, signIn, takeFromAccountMenu, test, visit } from './shop-visit.ts'

test.beforeEach(({ page }) => answerCookies(page))

test('the header greets by the first word of the name, and no longer invites to sell', async ({
  page,
  context,
}) => {
  await signIn(page)
  const header = page.getByRole('banner')
  await expect(header.getByRole('button', { name: 'Account: Dewi' })).toBeVisible()
  await expect(header.getByRole('link', { name: 'Sell on Gema' })).toBeHidden()
  const cookie = (await context.cookies()).find(({ name }) => name === 'frontend_token')
  expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax' })
  expect(Math.round((cookie?.expires ?? 0) - Date.now() / 1000)).toBeCloseTo(31_622_400, -2)
})

test('someone who is signed in is led home from the sign-in page', async ({ page }) => {
  await signIn(page)
  await page.goto('/id/login')
  await expect(page).toHaveURL('/id')
})

test('a wrong password is told at its field, in the language of the page', async ({ page }) => {
  await visit(page, '/id/login')
  await page.getByRole('button', { name: 'Masuk' }).click()
  await expect(page.getByText('Surel wajib diisi')).toBeVisible()
  await page.getByLabel('Surel').fill('dewi@surel.example')
  await page.getByLabel('Kata sandi', { exact: true }).fill('salah sekali')
  await page.getByRole('button', { name: 'Masuk' }).click()
  await expect(page.getByText('Kata sandi salah')).toBeVisible()
  await expect(page.getByLabel('Surel')).toHaveValue('dewi@surel.example')
})

test('signing out in one tab signs out the other', async ({ page, context, expectFaults }) => {
  // A tab that asks for the profile at that very moment is told that the session has ended.
  expectFaults(/401/)
  await signIn(page, 'bima@surel.example')
  const other = await context.newPage()
  await visit(other, '/id')
  await expect(other.getByRole('banner').getByRole('button', { name: 'Akun: Bima' })).toBeVisible()
  await takeFromAccountMenu(page, 'Account: Bima', 'Sign out')
  await expect(page.getByText('You are signed out.')).toBeVisible()
  await expect(other.getByRole('banner').getByRole('button', { name: 'Masuk' })).toBeVisible()
})

test('the account menu works by keyboard alone', async ({ page }) => {
  await visit(page, '/')
  const button = page.getByRole('banner').getByRole('button', { name: 'Sign in' })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menu')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
  await expect(button).toBeFocused()
})

test('no page that the server sends holds anything of the customer', async ({ page, context }) => {
  await signIn(page)
  for (const address of ['/', '/id', '/login', '/newsletter/confirm']) {
    const html = await (await context.request.get(address, { maxRedirects: 0 })).text()
    expect(html).not.toMatch(/Dewi|dewi@surel|frontend_token/)
  }
})
