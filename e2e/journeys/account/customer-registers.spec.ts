import type { Page } from '@playwright/test'
import { codeSentTo, freshEmail, otherThan, paste } from '../../visits/demo-mail.ts'
import { expectNothingFromAxe, expectToFit } from '../../visits/page-fits.ts'
import { expect, takeFromAccountMenu, test, visit } from '../../visits/shop-visit.ts'

async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Full name').fill('Laras Anjani')
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('Phone number').fill('0812 5550 0142')
  await page.getByLabel('Password', { exact: true }).fill('lagu-sore-38')
  await page.getByLabel('Repeat the password').fill('lagu-sore-38')
  await page.getByText('I agree to the').click({ position: { x: 5, y: 8 } })
}

const codeBox = (page: Page, number: number) => page.getByLabel(`Digit ${number} of 6`)

test('somebody registers in Indonesian, mistypes the code once, and is welcome', async ({
  page,
  request,
}) => {
  const email = freshEmail('laras')
  await visit(page, '/id/register')
  await page.getByLabel('Kata sandi', { exact: true }).fill('lagu-sore-38')
  await expect(page.getByText('Kuat', { exact: true })).toBeVisible()
  await page.getByLabel('Ulangi kata sandi').fill('lagu-pagi-38')
  await page.getByRole('button', { name: 'Daftar', exact: true }).click()
  // Everything at once, and the first of it has the focus.
  await expect(page.getByText('Nama wajib diisi')).toBeVisible()
  await expect(page.getByText('Surel wajib diisi')).toBeVisible()
  await expect(page.getByText('Nomor telepon wajib diisi')).toBeVisible()
  await expect(page.getByText('Kata sandi tidak sama')).toBeVisible()
  await expect(page.getByText('Setujui dahulu syarat dan ketentuannya.')).toBeVisible()
  await expect(page.getByLabel('Nama lengkap')).toBeFocused()

  await page.getByLabel('Nama lengkap').fill('Laras Anjani')
  await page.getByLabel('Surel', { exact: true }).fill(email)
  await page.getByLabel('Nomor telepon').fill('0812')
  await page.getByLabel('Ulangi kata sandi').fill('lagu-sore-38')
  await page.getByText('Saya setuju dengan').click({ position: { x: 5, y: 8 } })
  await page.getByRole('button', { name: 'Daftar', exact: true }).click()
  await expect(page.getByText('Nomor telepon belum lengkap')).toBeVisible()
  await page.getByLabel('Nomor telepon').fill('812 5550 0142')
  await page.getByRole('button', { name: 'Daftar', exact: true }).click()

  await expect(page).toHaveURL('/id/verify')
  await expect(page.getByText(email)).toBeVisible()
  await expect(page.getByText('Kirim ulang kode dalam')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('reg_email'))).toBe(email)

  const code = await codeSentTo(request, email)
  await page.getByLabel('Angka ke-1 dari 6').focus()
  await paste(page, otherThan(code))
  await expect(page.getByText('Kode tidak cocok. Tersisa 4 percobaan.')).toBeVisible()
  // The wrong code goes as soon as the next one is typed; typing leads from box to box.
  await page.keyboard.type(code.slice(0, 1))
  await expect(page.getByText('Kode tidak cocok.')).toBeHidden()
  await expect(page.getByLabel('Angka ke-1 dari 6')).toHaveValue(code.slice(0, 1))
  await expect(page.getByLabel('Angka ke-6 dari 6')).toHaveValue('')
  await page.keyboard.type(code.slice(1))

  await expect(page).toHaveURL('/id/reg_success')
  await expect(page.getByRole('heading', { name: 'Selamat datang di Gema' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('reg_email'))).toBeNull()
  await page.getByRole('link', { name: 'Ke toko' }).click()
  await takeFromAccountMenu(page, 'Akun: Laras', 'Keluar')
  await expect(page.getByText('Anda sudah keluar.')).toBeVisible()
})

test('a code can be corrected with Backspace and arrows, and pasted with its gap', async ({
  page,
  request,
}) => {
  const email = freshEmail('laras')
  await visit(page, '/register')
  await fillIn(page, email)
  await page.getByRole('button', { name: 'Register', exact: true }).click()
  await expect(page).toHaveURL('/verify')
  await expect(codeBox(page, 1)).toBeFocused()
  await page.keyboard.type('12')
  await page.keyboard.press('Backspace')
  await expect(codeBox(page, 2)).toBeFocused()
  await expect(codeBox(page, 2)).toHaveValue('')
  await page.keyboard.press('ArrowLeft')
  await expect(codeBox(page, 1)).toBeFocused()
  await page.getByRole('button', { name: 'Verify account' }).click()
  await expect(page.getByText('Please enter all six digits.')).toBeVisible()

  // The time until the next mail goes on over a reload.
  await page.reload()
  await expect(page.getByText('Send the code again in')).toBeVisible()
  await expect(page.getByRole('timer')).toHaveText(/^00:[0-5]\d$/)
  const code = await codeSentTo(request, email)
  await codeBox(page, 4).focus()
  await paste(page, `${code.slice(0, 3)} ${code.slice(3)}`)
  await expect(page).toHaveURL('/reg_success')
})

test('where somebody wanted to go is kept through registering', async ({ page, request }) => {
  const email = freshEmail('laras')
  await visit(page, '/login?next=%2Fuser%2Fvouchers')
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(page).toHaveURL('/register?next=%2Fuser%2Fvouchers')
  await fillIn(page, email)
  await page.getByRole('button', { name: 'Register', exact: true }).click()
  await expect(page).toHaveURL('/verify?next=%2Fuser%2Fvouchers')
  await codeBox(page, 1).focus()
  await paste(page, await codeSentTo(request, email))
  await expect(page).toHaveURL('/user/vouchers')
})

test('the form with all its errors, the code and the welcome fit at any width, and axe finds nothing', async ({
  page,
  request,
}) => {
  const email = freshEmail('laras')
  await visit(page, '/register')
  await page.getByRole('button', { name: 'Register', exact: true }).click()
  await expect(page.getByText('Please agree to the terms first.')).toBeVisible()
  await expectToFit(page)
  await expectNothingFromAxe(page)
  await fillIn(page, email)
  await page.getByRole('button', { name: 'Register', exact: true }).click()
  await expect(codeBox(page, 1)).toBeFocused()
  const code = await codeSentTo(request, email)
  await paste(page, otherThan(code))
  await expect(page.getByText('The code does not match.')).toBeVisible()
  await expectToFit(page)
  await expectNothingFromAxe(page)
  await codeBox(page, 1).focus()
  await paste(page, code)
  await expect(page.getByRole('heading', { name: 'Welcome to Gema' })).toBeVisible()
  await expectToFit(page)
  await expectNothingFromAxe(page)
})

test('who signs in before the address is proved is led to the code', async ({ page, request }) => {
  const email = freshEmail('laras')
  await visit(page, '/register')
  await fillIn(page, email)
  await page.getByRole('button', { name: 'Register', exact: true }).click()
  await expect(page).toHaveURL('/verify')
  await page.evaluate(() => localStorage.removeItem('reg_email'))
  await visit(page, '/login')
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill('lagu-sore-38')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/verify')
  await expect(page.getByText(email)).toBeVisible()
  await codeBox(page, 1).focus()
  await paste(page, await codeSentTo(request, email))
  await expect(page).toHaveURL('/reg_success')
})

test('without a remembered address the page asks for it', async ({ page }) => {
  await visit(page, '/verify')
  await page.getByLabel('E-mail', { exact: true }).fill(freshEmail('nobody'))
  await page.getByRole('button', { name: 'Send the code' }).click()
  await expect(page.getByText('We sent 6 digits to')).toBeVisible()
  await expect(codeBox(page, 1)).toBeVisible()
})

test('without a network the form keeps what was typed and says so', async ({ page, network }) => {
  await visit(page, '/register')
  await fillIn(page, freshEmail('laras'))
  await network.lose()
  await page.getByRole('button', { name: 'Register', exact: true }).click()
  await expect(page.getByText('What you typed is still here')).toBeVisible()
  await expect(page.getByLabel('Full name')).toHaveValue('Laras Anjani')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('lagu-sore-38')
})
