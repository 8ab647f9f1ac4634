import { isSignedIn, signInElsewhere } from '../../visits/account-visit.ts'
import { aNewCustomer, followMail } from '../../visits/demo-mail.ts'
import { expectNoEnglish, expectNothingFromAxe, expectToFit } from '../../visits/page-fits.ts'
import { expect, test, visit } from '../../visits/shop-visit.ts'

test('a forgotten password is replaced by the link in the mail, and the old one no longer works', async ({
  page,
  request,
}) => {
  const customer = await aNewCustomer(request)
  const { email } = customer
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
  await expectToFit(page)
  await expectNothingFromAxe(page)
  await expectNoEnglish(page)

  await followMail(page, email, 'Kata sandi baru untuk Gema')
  await expect(page).toHaveURL(/\/id\/forgot-password\?token=/)
  const link = page.url()
  await expect(page.getByText(email)).toBeVisible()
  await expect(page.getByText('Anda akan keluar dari 1 perangkat lain.')).toBeVisible()
  const password = page.getByLabel('Kata sandi baru', { exact: true })
  const repeated = page.getByLabel('Ulangi kata sandi baru')
  const save = page.getByRole('button', { name: 'Simpan dan masuk' })
  await password.fill('password')
  await repeated.fill('password')
  await save.click()
  await expect(page.getByText('Kata sandi ini terlalu umum.')).toBeVisible()
  await expect(password).toBeFocused()
  await expectToFit(page)
  await expectNothingFromAxe(page)
  await expectNoEnglish(page)
  await password.fill('kursi ombak telat')
  await repeated.fill('kursi ombak telat')
  await save.click()
  await expect(page).toHaveURL('/id')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Akun: Sekar' })).toBeVisible()

  expect(await isSignedIn(request, customer.token), 'the session of before has ended').toBe(false)
  expect(await signInElsewhere(request, customer), 'the old password is refused').toMatchObject({
    status: 201,
  })

  await page.goto(link)
  await expect(page.getByText('Tautan ini sudah tidak berlaku.')).toBeVisible()
  await page.getByRole('link', { name: 'Minta tautan baru' }).click()
  await expect(page).toHaveURL('/id/forgot-password')
})
