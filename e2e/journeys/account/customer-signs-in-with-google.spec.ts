import { freshEmail } from '../../visits/demo-mail.ts'
import { expect, test, visit } from '../../visits/shop-visit.ts'

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

test('somebody new gets an account, in Indonesian', async ({ page }) => {
  await visit(page, '/id/register')
  await page.getByRole('button', { name: 'Google' }).click()
  await page.getByText('Orang lain').click()
  await page.getByLabel('Nama').fill('Wira Atmaja')
  await page.getByLabel('Surel', { exact: true }).fill(freshEmail('wira'))
  await page.getByRole('button', { name: 'Lanjutkan' }).click()
  await expect(page).toHaveURL('/id/reg_success')
  await expect(page.getByText('Selamat datang, Wira.')).toBeVisible()
})

test('who turns back at the provider is told, with a way back', async ({ page }) => {
  await visit(page, '/login')
  await page.getByRole('button', { name: 'Continue with Facebook' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('You stopped the sign-in. Nothing has happened.')).toBeVisible()
  await expect(page).toHaveURL('/social-callback')
  await page.getByRole('link', { name: 'To the sign-in' }).click()
  await expect(page).toHaveURL('/login')
})

test('a link back that this browser has not asked for signs nobody in', async ({ page, context }) => {
  await visit(page, '/social-callback?code=abc&state=def')
  await expect(page.getByText('There is nothing to finish here.')).toBeVisible()
  await expect(page).toHaveURL('/social-callback')
  expect((await context.cookies()).some(({ name }) => name === 'frontend_token')).toBe(false)
})

test('a provider that is not there is told on the sign-in page', async ({ page }) => {
  await page.goto('/api/storefront/social/nobody?browser=x&language=id')
  await expect(page).toHaveURL(/\/id\/login\?social=/)
  await expect(page.getByRole('alert')).toBeVisible()
})
