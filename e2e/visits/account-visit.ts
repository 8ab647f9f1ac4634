import type { APIRequestContext, Page } from '@playwright/test'
import { aNewCustomer } from './demo-mail.ts'
import { expect, visit } from './shop-visit.ts'

export const tokenCookie = 'frontend_token'

/** A customer of their own, signed in in this browser, on the profile. */
export async function openProfile(page: Page, request: APIRequestContext, address = '/user/profile') {
  const customer = await aNewCustomer(request)
  await page.goto('/newsletter/confirm')
  await page
    .context()
    .addCookies([{ name: tokenCookie, value: customer.token, url: new URL('/', page.url()).href }])
  await visit(page, address)
  await expect(page.getByRole('button', { name: /Save changes|Simpan perubahan/ })).toBeVisible()
  return customer
}

/** Signs in by hand, and wants to go to the profile. */
export async function signInWith(page: Page, email: string, password: string): Promise<void> {
  await visit(page, '/login?next=/user/profile')
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}
