import AxeBuilder from '@axe-core/playwright'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { openProfile, signInWith, tokenCookie } from '../../visits/account-visit.ts'
import { freshEmail } from '../../visits/demo-mail.ts'
import { answerCookies, expect, test, visit } from '../../visits/shop-visit.ts'

/** Another browser, on a phone. */
async function anotherBrowser(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
  })
  await answerCookies(context)
  const page = await context.newPage()
  return { context, page }
}

test('a new password replaces the old one and signs out every other browser', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const { email, password } = await openProfile(page, request)
  const other = await anotherBrowser(browser, baseURL)
  await signInWith(other.page, email, password)
  await expect(other.page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()

  await page.getByRole('button', { name: 'Change password' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change password' })
  await dialog.getByLabel('Current password').fill('not this one')
  await dialog.getByLabel('New password', { exact: true }).fill('kopi-hujan-72')
  await dialog.getByLabel('Repeat the new password').fill('kopi-hujan')
  await dialog.getByRole('button', { name: 'Change password' }).click()
  await expect(dialog.getByText("Password didn't match")).toBeVisible()
  await dialog.getByLabel('Repeat the new password').fill('kopi-hujan-72')
  await dialog.getByRole('button', { name: 'Change password' }).click()
  await expect(dialog.getByText('Password is incorrect')).toBeVisible()
  await dialog.getByLabel('Current password').fill(password)
  await dialog.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Your password is changed. You stay signed in here only.')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('You are signed in on this device only.')).toBeVisible()

  await other.page.reload()
  await expect(other.page).toHaveURL(/\/login/)
  await signInWith(other.page, email, password)
  await expect(other.page.getByText(/Password is incorrect/)).toBeVisible()
  await signInWith(other.page, email, 'kopi-hujan-72')
  await expect(other.page).toHaveURL('/user/profile')
  await other.context.close()
})

test('somebody sees where they are signed in, and signs out one browser and then all others', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const { email, password } = await openProfile(page, request)
  const second = await anotherBrowser(browser, baseURL)
  await signInWith(second.page, email, password)
  await expect(second.page).toHaveURL('/user/profile')
  await page.reload()
  await expect(page.getByText('This device')).toHaveCount(1)
  await page.getByRole('button', { name: 'Sign out: Chrome on Android' }).click()
  await expect(page.getByText('This device is signed out.')).toBeVisible()
  await expect(page.getByText('You are signed in on this device only.')).toBeVisible()
  await expectToBeOut(second)

  await signInWith(second.page, email, password)
  await expect(second.page).toHaveURL('/user/profile')
  await page.reload()
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign out everywhere else?' })
  await expect(dialog).toContainText('1 other device has to sign in again.')
  await dialog.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(dialog).toBeHidden()
  await expectToBeOut(second)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
  await second.context.close()
})

async function expectToBeOut({ page, context }: { page: Page; context: BrowserContext }): Promise<void> {
  await page.reload()
  await expect(page).toHaveURL('/login?next=%2Fuser%2Fprofile')
  const names = (await context.cookies()).map(({ name }) => name)
  expect(names).not.toContain(tokenCookie)
}

test('an account goes for good with its password, and not without', async ({ page, request }) => {
  const { email, password } = await openProfile(page, request, '/id/user/profile')
  await page.getByRole('button', { name: 'Hapus akun saya' }).click()
  const dialog = page.getByRole('dialog', { name: 'Hapus akun Anda untuk selamanya?' })
  await dialog.getByLabel('Kata sandi Anda').fill('bukan ini')
  await dialog.getByRole('button', { name: 'Hapus selamanya' }).click()
  await expect(dialog.getByText('Kata sandi salah')).toBeVisible()
  await dialog.getByLabel('Kata sandi Anda').fill(password)
  await dialog.getByRole('button', { name: 'Hapus selamanya' }).click()
  await expect(page.getByText('Akun Anda sudah dihapus.')).toBeVisible()
  await expect(page).toHaveURL('/id')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Masuk' })).toBeVisible()
  await signInWith(page, email, password)
  await expect(page.getByText(/Password is incorrect/)).toBeVisible()
})

test('every dialog of the profile is found sound by axe', async ({ page, request }) => {
  await openProfile(page, request)
  for (const button of ['Change password', 'Change e-mail', 'Delete my account']) {
    await page.getByRole('button', { name: button }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    const { violations } = await new AxeBuilder({ page }).include('[role=dialog]').analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByRole('button', { name: button })).toBeFocused()
  }
})

test('who came through Google makes a password by mail, and cannot cut off their only way in before', async ({
  page,
}) => {
  const email = freshEmail('wira')
  await visit(page, '/register?next=%2Fuser%2Fprofile')
  await page.getByRole('button', { name: 'Google' }).click()
  await page.getByText('Somebody else').click()
  await page.getByLabel('Name').fill('Wira Atmaja')
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Welcome, Wira.')).toBeVisible()
  await visit(page, '/user/profile')
  await expect(page.getByText('You have none yet: you sign in with Google.')).toBeVisible()
  await page.getByRole('button', { name: 'Disconnect Google' }).click()
  await expect(
    page.getByText('Set a password first: this is your only way to sign in.').first(),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Create a password' }).click()
  await expect(page.getByText(`We have sent a link to ${email}.`)).toBeVisible()

  // Without a password, the account is given up with the e-mail.
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account for good?' })
  await dialog.getByLabel('Your e-mail, to confirm').fill('somebody@surel.example')
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(dialog.getByText('This is not the e-mail of this account.')).toBeVisible()
})

test('somebody with a password connects Facebook and takes it off again', async ({ page, request }) => {
  const { email } = await openProfile(page, request)
  await page.getByRole('button', { name: 'Connect Facebook' }).click()
  await page.getByText('Somebody else').click()
  await page.getByLabel('Name').fill('Sekar Wulandari')
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/user/profile')
  await page.getByRole('button', { name: 'Disconnect Facebook' }).click()
  await expect(page.getByText('Facebook is disconnected.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Connect Facebook' })).toBeVisible()
})
