import { comeFromProvider, tokenCookie } from '../../visits/account-visit.ts'
import { freshEmail } from '../../visits/demo-mail.ts'
import { expect, takeFromAccountMenu, test, visit } from '../../visits/shop-visit.ts'

test('a customer signs in with Google and comes to where they wanted to go', async ({ page }) => {
  await visit(page, '/login?next=%2Fuser%2Fvouchers')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expect(page.getByText('It stands in for Google and is not Google')).toBeVisible()
  await page.getByRole('button', { name: /Dewi Pertiwi/ }).click()
  await expect(page).toHaveURL('/user/vouchers')
  await expect(page.getByText('Welcome, Dewi.')).toBeVisible()
  // No code of the provider stays in the history: before this page comes the provider's own.
  await page.goBack()
  await expect(page).toHaveURL(/\/demo\/identity\/google\//)
})

test('somebody new comes through Google, and cannot take off this only way in before a password is made by mail', async ({
  page,
}) => {
  const email = freshEmail('wira')
  await visit(page, '/id/register')
  await page.getByRole('button', { name: 'Google' }).click()
  await comeFromProvider(page, { name: 'Wira Atmaja', email }, true)
  await expect(page).toHaveURL('/id/reg_success')
  await expect(page.getByText('Selamat datang, Wira.')).toBeVisible()
  await page.getByRole('link', { name: 'Ke toko' }).click()
  await takeFromAccountMenu(page, 'Akun: Wira', 'Profil')
  await expect(page.getByText('Belum ada: Anda masuk dengan Google.')).toBeVisible()
  await page.getByRole('button', { name: 'Lepas Google' }).click()
  const refusal = 'Buat kata sandi dahulu: ini satu-satunya cara Anda masuk.'
  await expect(page.getByText(refusal).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Lepas Google' })).toBeVisible()
  await page.getByRole('button', { name: 'Buat kata sandi' }).click()
  await expect(page.getByText(`Kami sudah mengirim tautan ke ${email}.`)).toBeVisible()

  // Without a password, the account is given up with the e-mail.
  await page.getByRole('button', { name: 'Hapus akun saya' }).click()
  const dialog = page.getByRole('dialog', { name: 'Hapus akun Anda untuk selamanya?' })
  await dialog.getByLabel('Surel Anda, sebagai konfirmasi').fill('bima@surel.example')
  await dialog.getByRole('button', { name: 'Hapus selamanya' }).click()
  await expect(dialog.getByText('Ini bukan surel akun ini.')).toBeVisible()
})

test('a sign-in that ends at the provider, was not asked for or has no provider signs nobody in, and says so', async ({
  page,
  context,
}) => {
  await visit(page, '/login')
  await page.getByRole('button', { name: 'Continue with Facebook' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('You stopped the sign-in. Nothing has happened.')).toBeVisible()
  await expect(page).toHaveURL('/social-callback')
  await page.getByRole('link', { name: 'To the sign-in' }).click()
  await expect(page).toHaveURL('/login')

  await page.goto('/social-callback?code=abc&state=def')
  await expect(page.getByText('There is nothing to finish here.')).toBeVisible()
  await expect(page).toHaveURL('/social-callback')

  await page.goto('/api/storefront/social/nobody?browser=x&language=id')
  await expect(page).toHaveURL(/\/id\/login\?social=/)
  await expect(page.getByRole('alert')).toBeVisible()
  expect((await context.cookies()).map(({ name }) => name)).not.toContain(tokenCookie)
})
