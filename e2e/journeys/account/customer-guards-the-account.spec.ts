import {
  comeFromProvider,
  isSignedIn,
  openProfile,
  openProfileElsewhere,
  signInElsewhere,
  tokenCookie,
} from '../../visits/account-visit.ts'
import { expect, test } from '../../visits/shop-visit.ts'

test('Facebook is connected and taken off, other browsers are signed out, and a new password replaces the old one', async ({
  page,
  request,
  browser,
}) => {
  const customer = await openProfile(page, request)
  const { email } = customer
  await page.getByRole('button', { name: 'Connect Facebook' }).click()
  await comeFromProvider(page, { name: 'Sekar Wulandari', email })
  await expect(page).toHaveURL('/user/profile')
  await page.getByRole('button', { name: 'Disconnect Facebook' }).click()
  await expect(page.getByText('Facebook is disconnected.')).toBeVisible()

  // A phone is signed in, too, and is signed out from here.
  const url = new URL('/', page.url()).href
  const { token } = await signInElsewhere(request, customer)
  const phone = await openProfileElsewhere(browser, { url, token })
  await page.reload()
  await expect(page.getByRole('button', { name: 'Connect Facebook' })).toBeVisible()
  await expect(page.getByText('This device')).toHaveCount(1)
  await page.getByRole('button', { name: 'Sign out: Chrome on Android' }).click()
  await expect(page.getByText('This device is signed out.')).toBeVisible()
  await expect(page.getByText('You are signed in on this device only.')).toBeVisible()
  await phone.page.reload()
  await expect(phone.page).toHaveURL(new URL('/login?next=%2Fuser%2Fprofile', url).href)
  expect((await phone.context.cookies()).map(({ name }) => name)).not.toContain(tokenCookie)
  await phone.context.close()

  // Two more, which the page learns of when it is looked at again.
  const second = await signInElsewhere(request, customer)
  await page.reload()
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  const question = page.getByRole('dialog', { name: 'Sign out everywhere else?' })
  await expect(question).toContainText('1 other device has to sign in again.')
  await question.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(question).toBeHidden()
  expect(await isSignedIn(request, second.token)).toBe(false)

  const third = await signInElsewhere(request, customer)
  await page.getByRole('button', { name: 'Change password' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change password' })
  await dialog.getByLabel('Current password').fill('not this one')
  await dialog.getByLabel('New password', { exact: true }).fill('kopi-hujan-72')
  await dialog.getByLabel('Repeat the new password').fill('kopi-hujan-72')
  await dialog.getByRole('button', { name: 'Change password' }).click()
  await expect(dialog.getByText('Password is incorrect')).toBeVisible()
  await dialog.getByLabel('Current password').fill(customer.password)
  await dialog.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Your password is changed. You stay signed in here only.')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('main').getByText('You are signed in on this device only.')).toBeVisible()
  expect(await isSignedIn(request, third.token)).toBe(false)
  expect(await isSignedIn(request, customer.token)).toBe(true)
  expect(await signInElsewhere(request, customer)).toMatchObject({ status: 201 })
  const changed = { email, password: 'kopi-hujan-72' }
  expect(await signInElsewhere(request, changed)).toMatchObject({ status: 200 })
})

test('an account goes for good with its password', async ({ page, request }) => {
  const customer = await openProfile(page, request, '/id/user/profile')
  // What a page asks for in its idle moments would be refused if the session ended in between.
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Hapus akun saya' }).click()
  const dialog = page.getByRole('dialog', { name: 'Hapus akun Anda untuk selamanya?' })
  await dialog.getByLabel('Kata sandi Anda').fill('bukan ini')
  await dialog.getByRole('button', { name: 'Hapus selamanya' }).click()
  await expect(dialog.getByText('Kata sandi salah')).toBeVisible()
  await dialog.getByLabel('Kata sandi Anda').fill(customer.password)
  await dialog.getByRole('button', { name: 'Hapus selamanya' }).click()
  await expect(page.getByText('Akun Anda sudah dihapus.')).toBeVisible()
  await expect(page).toHaveURL('/id')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Masuk' })).toBeVisible()
  expect(await signInElsewhere(request, customer)).toMatchObject({ status: 201 })
})
