import { aNewCustomer, freshEmail } from '../../visits/demo-mail.ts'
import { holdScriptBack } from '../../visits/held-back.ts'
import { expect, signIn, takeFromAccountMenu, test, visit } from '../../visits/shop-visit.ts'

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
  await page.getByLabel('Surel', { exact: true }).fill('dewi@surel.example')
  await page.getByLabel('Kata sandi', { exact: true }).fill('salah sekali')
  await page.getByRole('button', { name: 'Masuk' }).click()
  await expect(page.getByText('Kata sandi salah')).toBeVisible()
  await expect(page.getByLabel('Surel', { exact: true })).toHaveValue('dewi@surel.example')
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

test('while a session ends, nothing more is asked for with it', async ({ page }) => {
  await signIn(page, 'bima@surel.example')
  const asked: string[] = []
  let letEnd = () => {}
  await page.route('**/user/logout', async (route) => {
    page.on('request', (request) => {
      const token = request.headers().authorization ?? ''
      if (token !== '' && !token.includes('guest_')) asked.push(request.url())
    })
    await new Promise<void>((resolve) => {
      letEnd = resolve
    })
    await route.continue()
  })
  const ending = page.waitForRequest('**/user/logout')
  await takeFromAccountMenu(page, 'Account: Bima', 'Sign out')
  await ending
  await takeFromAccountMenu(page, 'Account: Bima', 'Orders')
  await expect(page).toHaveURL('/user/orders')
  letEnd()
  await expect(page.getByText('You are signed out.')).toBeVisible()
  await expect(page).toHaveURL('/')
  expect(asked).toEqual([])
})

test('who does not want to be remembered is forgotten when the browser closes', async ({ page, context }) => {
  await visit(page, '/login')
  await page.getByRole('button', { name: 'bima@surel.example' }).click()
  await page.getByLabel('Keep me signed in').uncheck()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/')
  const cookie = (await context.cookies()).find(({ name }) => name === 'frontend_token')
  expect(cookie?.expires).toBe(-1)
})

test('signing in leads to where somebody wanted to go, and never off the site', async ({ page }) => {
  await visit(page, '/id/user/vouchers')
  await expect(page).toHaveURL('/id/login?next=%2Fid%2Fuser%2Fvouchers')
  await page.getByRole('button', { name: 'dewi@surel.example' }).click()
  await page.getByRole('button', { name: 'Masuk' }).click()
  await expect(page).toHaveURL('/id/user/vouchers')
  for (const address of ['https://evil.example', '//evil.example', '/\\evil.example']) {
    await page.goto(`/login?next=${encodeURIComponent(address)}`)
    await expect(page).toHaveURL('/')
  }
})

test('who signs in before the script has come is signed in once it has, and no address shows a password', async ({
  page,
}) => {
  const letGo = await holdScriptBack(page)
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('E-mail', { exact: true }).fill('bima@surel.example')
  await page.getByLabel('Password', { exact: true }).fill('gema-demo')
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/login')
  letGo()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Account: Bima' })).toBeVisible()
  expect(addresses.filter((address) => address.includes('gema-demo'))).toEqual([])
})

test('what is typed before the script has come stays', async ({ page }) => {
  const letGo = await holdScriptBack(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('E-mail', { exact: true }).fill('bima@surel.example')
  letGo()
  await expect(page.locator('button[type=submit]')).toBeVisible()
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('bima@surel.example')
  await expect(page.getByLabel('Keep me signed in')).toBeChecked()
})

test('signing in in one tab leads on the sign-in page of another', async ({ page, context }) => {
  const other = await context.newPage()
  await visit(other, '/login?next=%2Fstores')
  await signIn(page, 'bima@surel.example')
  await expect(other).toHaveURL('/stores')
})

test('a tab that slept learns that the session has ended when it comes into view', async ({
  page,
  context,
}) => {
  await signIn(page)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Account: Dewi' })).toBeVisible()
  // Nobody tells the other tabs: as if this one had been frozen at that moment.
  await context.clearCookies()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible()
})

test('after many wrong passwords the form waits, but not for somebody else', async ({
  page,
  expectFaults,
}) => {
  expectFaults(/429/)
  await visit(page, '/login')
  await page.getByLabel('E-mail', { exact: true }).fill(freshEmail('nobody'))
  const submit = page.locator('button[type=submit]')
  for (let tries = 0; tries < 12 && (await submit.isEnabled()); tries += 1) {
    await page.getByLabel('Password', { exact: true }).fill(`wrong-${tries}`)
    const answered = page.waitForResponse('**/user/login')
    await submit.click()
    await answered
    await expect(submit).not.toHaveAttribute('aria-busy')
  }
  await expect(submit).toBeDisabled()
  await expect(submit).toHaveText(/Try again in \d\d:\d\d/)
  await expect(page.getByRole('link', { name: 'Set a new password' })).toBeVisible()
  await page.getByLabel('E-mail', { exact: true }).fill('dewi@surel.example')
  await expect(submit).toBeEnabled()
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

test('no page that the server sends holds anything of the customer', async ({
  context,
  request,
  baseURL,
}) => {
  const { email, token } = await aNewCustomer(request, 'Sekar Wulandari')
  await context.addCookies([{ name: 'frontend_token', value: token, url: baseURL ?? '' }])
  for (const address of ['/', '/id', '/login', '/verify', '/user/profile', '/newsletter/confirm']) {
    const html = await (await context.request.get(address, { maxRedirects: 0 })).text()
    expect(html).toContain('</html>')
    for (const secret of ['Sekar Wulandari', email, token]) expect(html).not.toContain(secret)
  }
})
