import { aNewCustomer, followMail, freshEmail } from '../../visits/demo-mail.ts'
import { expectNothingFromAxe, expectToFit } from '../../visits/page-fits.ts'
import { expect, test, visit } from '../../visits/shop-visit.ts'

test('a forgotten password is replaced by the link in the mail, and the old one no longer works', async ({
  page,
  request,
}) => {
  const { email, password, token } = await aNewCustomer(request)
  await visit(page, '/id/login')
  await page.getByRole('link', { name: 'Lupa kata sandi?' }).click()
  await expect(page.getByRole('heading', { name: 'Lupa kata sandi?' })).toBeVisible()
  await page.getByLabel('Surel', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Kirim tautan' }).click()
  await expect(page.getByText('tautannya sudah dalam perjalanan')).toBeVisible()
  await expect(page.getByText('Kirim ulang dalam')).toBeVisible()
  // A reload keeps what has happened.
  await page.reload()
  await expect(page.getByText('tautannya sudah dalam perjalanan')).toBeVisible()

  await followMail(page, email, 'Kata sandi baru untuk Gema')
  await expect(page).toHaveURL(/\/id\/forgot-password\?token=/)
  const link = page.url()
  await expect(page.getByText(email)).toBeVisible()
  await expect(page.getByText('Anda akan keluar dari 1 perangkat lain.')).toBeVisible()
  await page.getByLabel('Kata sandi baru', { exact: true }).fill('password')
  await page.getByLabel('Ulangi kata sandi baru').fill('password')
  await page.getByRole('button', { name: 'Simpan dan masuk' }).click()
  await expect(page.getByText('Kata sandi ini terlalu umum.')).toBeVisible()
  await expect(page.getByLabel('Kata sandi baru', { exact: true })).toBeFocused()
  await expectToFit(page)
  await expectNothingFromAxe(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.getByLabel('Kata sandi baru', { exact: true }).fill('kursi ombak telat')
  await page.getByLabel('Ulangi kata sandi baru').fill('kursi ombak telat')
  await page.getByRole('button', { name: 'Simpan dan masuk' }).click()
  await expect(page).toHaveURL('/id')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Akun: Sekar' })).toBeVisible()

  const former = await request.get('/api/storefront/user/profile', {
    headers: { Authorization: `Bearer ${token}` },
  })
  expect(former.status(), 'the session of before has ended').toBe(401)
  const old = await request.post('/api/storefront/user/login', { data: { email, password } })
  expect((await old.json()).status, 'the old password is refused').toBe(201)

  await page.goto(link)
  await expect(page.getByText('Tautan ini sudah tidak berlaku.')).toBeVisible()
  await page.getByRole('link', { name: 'Minta tautan baru' }).click()
  await expect(page).toHaveURL('/id/forgot-password')
})

test('an address without an account gets the same answer, and can be changed', async ({ page }) => {
  const email = freshEmail('nobody')
  await visit(page, '/forgot-password')
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('is registered, the link is on its way')).toBeVisible()
  await expectToFit(page)
  await expectNothingFromAxe(page)
  await page.getByRole('button', { name: 'Change the e-mail' }).click()
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(email)
})
