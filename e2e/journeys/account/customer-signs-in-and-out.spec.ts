import { signInElsewhere, tokenCookie } from '../../visits/account-visit.ts'
import { freshEmail } from '../../visits/demo-mail.ts'
import { holdScriptBack } from '../../visits/held-back.ts'
import { expect, takeFromAccountMenu, test, testInOwnContext, visit } from '../../visits/shop-visit.ts'

const aYear = 31_622_400

test('signing in leads to where the guest wanted to go, greets in the header, and never leads off the site', async ({
  page,
  context,
}) => {
  await visit(page, '/id/user/vouchers')
  await expect(page).toHaveURL('/id/login?next=%2Fid%2Fuser%2Fvouchers')
  const header = page.getByRole('banner')
  await page.getByRole('button', { name: 'dewi@surel.example' }).click()
  await page.getByLabel('Kata sandi', { exact: true }).fill('salah sekali')
  await page.getByRole('button', { name: 'Masuk' }).click()
  await expect(page.getByText('Kata sandi salah')).toBeVisible()
  await page.getByRole('button', { name: 'dewi@surel.example' }).click()
  await page.getByRole('button', { name: 'Masuk' }).click()
  await expect(page).toHaveURL('/id/user/vouchers')
  await expect(header.getByRole('button', { name: 'Akun: Dewi' })).toBeVisible()
  // A customer is no longer invited to sell.
  await expect(header.getByRole('link', { name: 'Berjualan di Gema' })).toBeHidden()
  const cookie = (await context.cookies()).find(({ name }) => name === tokenCookie)
  expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax' })
  expect(Math.round((cookie?.expires ?? 0) - Date.now() / 1000)).toBeCloseTo(aYear, -2)
  await page.goto('/login?next=%2F%2Fevil.example')
  await expect(page).toHaveURL('/')
})

test('a session begins and ends in every tab, and on a borrowed device with the browser', async ({
  page,
  context,
  expectFaults,
}) => {
  // A tab that asks for the profile at that very moment is told that the session has ended.
  expectFaults(/401/)
  const other = await context.newPage()
  await visit(other, '/login?next=%2Fstores')
  await visit(page, '/login')
  await page.getByLabel('E-mail', { exact: true }).fill('bima@surel.example')
  await page.getByLabel('Password', { exact: true }).fill('gema-demo')
  await page.getByLabel('Keep me signed in').uncheck()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/')
  const cookie = (await context.cookies()).find(({ name }) => name === tokenCookie)
  expect(cookie?.expires).toBe(-1)
  await expect(other).toHaveURL('/stores')
  await expect(other.getByRole('banner').getByRole('button', { name: 'Account: Bima' })).toBeVisible()
  await takeFromAccountMenu(page, 'Account: Bima', 'Sign out')
  await expect(page.getByText('You are signed out.')).toBeVisible()
  expect((await context.cookies()).map(({ name }) => name)).not.toContain(tokenCookie)
  await expect(other.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible()
})

test('what is typed and sent before the script has come is signed in with it, and no address shows a password', async ({
  page,
  context,
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
  // The box was ticked, as it is at first.
  const cookie = (await context.cookies()).find(({ name }) => name === tokenCookie)
  expect(cookie?.expires).toBeGreaterThan(0)
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

testInOwnContext(
  'after many wrong passwords the form waits, but not for another address',
  async ({ page, request, expectFaults }) => {
    expectFaults(/429/)
    const email = freshEmail('laras')
    await visit(page, '/login')
    await page.getByLabel('E-mail', { exact: true }).fill(email)
    await page.getByLabel('Password', { exact: true }).fill('wrong')
    for (let tries = 0; tries < 5; tries += 1) await signInElsewhere(request, { email, password: 'wrong' })
    // From here on each wait is twice as long as the one before. In this page it does not pass.
    await page.clock.setFixedTime(new Date())
    const submit = page.locator('button[type=submit]')
    for (let status = 0, tries = 0; status !== 429 && tries < 4; tries += 1) {
      const answered = page.waitForResponse('**/user/login')
      await submit.click()
      status = (await answered).status()
    }
    await expect(submit).toBeDisabled()
    await expect(submit).toHaveText(/Try again in \d\d:\d\d/)
    await expect(page.getByRole('link', { name: 'Set a new password' })).toBeVisible()
    await page.getByLabel('E-mail', { exact: true }).fill('dewi@surel.example')
    await expect(submit).toBeEnabled()
  },
)
