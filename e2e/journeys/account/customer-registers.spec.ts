import type { Page } from '@playwright/test'
import { codeSentTo, freshEmail, otherThan, paste } from '../../visits/demo-mail.ts'
import { expectNothingFromAxe, expectToFit } from '../../visits/page-fits.ts'
import { expect, test, visit } from '../../visits/shop-visit.ts'

const codeBox = (page: Page, number: number) => page.getByLabel(`Digit ${number} of 6`)

test('where a guest wanted to go is kept through registering, also when the browser has forgotten the address', async ({
  page,
  request,
}) => {
  const email = freshEmail('laras')
  const next = 'next=%2Fuser%2Fvouchers'
  await visit(page, `/login?${next}`)
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(page).toHaveURL(`/register?${next}`)
  await page.getByRole('button', { name: 'Register', exact: true }).click()
  await expect(page.getByText('Please agree to the terms first.')).toBeVisible()
  await page.getByLabel('Full name').fill('Laras Anjani')
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('Phone number').fill('0812 5550 0142')
  await page.getByLabel('Password', { exact: true }).fill('lagu-sore-38')
  await page.getByLabel('Repeat the password').fill('lagu-sore-38')
  await page.getByText('I agree to the').click({ position: { x: 5, y: 8 } })
  await page.getByRole('button', { name: 'Register', exact: true }).click()
  await expect(page).toHaveURL(`/verify?${next}`)

  // The time until the next mail goes on over a reload.
  await page.reload()
  await expect(page.getByText('Send the code again in')).toBeVisible()
  await expect(page.getByRole('timer')).toHaveText(/^00:[0-5]\d$/)
  await expect(codeBox(page, 1)).toBeFocused()
  const code = await codeSentTo(request, email)
  await paste(page, otherThan(code))
  await expect(page.getByText('The code does not match.')).toBeVisible()

  // Before the address is proved, the password leads to the code.
  await page.evaluate(() => localStorage.removeItem('reg_email'))
  await visit(page, `/login?${next}`)
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill('lagu-sore-38')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(`/verify?${next}`)
  await expect(page.getByText(email)).toBeVisible()
  await expect(codeBox(page, 1)).toBeFocused()
  await paste(page, code)
  await expect(page).toHaveURL('/user/vouchers')

  // Who wants to go nowhere in particular is welcome first.
  await visit(page, '/reg_success')
  await expect(page.getByRole('heading', { name: 'Welcome to Gema' })).toBeVisible()
  await expectToFit(page)
  await expectNothingFromAxe(page)
})
