import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { aNewCustomer } from './demo-mail.ts'
import { answerCookies, expect, visit } from './shop-visit.ts'

export const tokenCookie = 'frontend_token'

/** Signs a customer in in this browser, without a page. */
export async function bringToken(page: Page, request: APIRequestContext, token: string): Promise<void> {
  const url = new URL('/', (await request.get('/healthz')).url()).href
  await page.context().addCookies([{ name: tokenCookie, value: token, url }])
}

/** A customer of their own, signed in in this browser, on the profile. */
export async function openProfile(page: Page, request: APIRequestContext, address = '/user/profile') {
  const customer = await aNewCustomer(request)
  await bringToken(page, request, customer.token)
  await visit(page, address)
  await expect(page.getByRole('button', { name: /Save changes|Simpan perubahan/ })).toBeVisible()
  return customer
}

const phone =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36'

/** Signs in from another device and answers what the shop says: a session on a phone, or a refusal. */
export async function signInElsewhere(
  request: APIRequestContext,
  { email, password }: { email: string; password: string },
): Promise<{ status: number; token: string }> {
  const answer = await request.post('/api/storefront/user/login', {
    data: { email, password },
    headers: { 'User-Agent': phone },
  })
  const { status, data } = await answer.json()
  return { status, token: data?.user_token ?? '' }
}

/** Whether the shop still knows a session. */
export async function isSignedIn(request: APIRequestContext, token: string): Promise<boolean> {
  const answer = await request.get('/api/storefront/user/profile', {
    headers: { Authorization: `Bearer ${token}` },
  })
  return answer.ok()
}

/** The profile in another browser that has this session. */
export async function openProfileElsewhere(browser: Browser, { url, token }: { url: string; token: string }) {
  const context = await browser.newContext({ userAgent: phone })
  await answerCookies(context)
  await context.addCookies([{ name: tokenCookie, value: token, url }])
  const page = await context.newPage()
  await visit(page, new URL('/user/profile', url).href)
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
  return { context, page }
}

/** Becomes somebody at a provider of the demo shop whom it has not sent before. */
export async function comeFromProvider(
  page: Page,
  { name, email }: { name: string; email: string },
  indonesian = false,
): Promise<void> {
  await page.getByText(indonesian ? 'Orang lain' : 'Somebody else').click()
  await page.getByLabel(indonesian ? 'Nama' : 'Name').fill(name)
  await page.getByLabel(indonesian ? 'Surel' : 'E-mail', { exact: true }).fill(email)
  await page.getByRole('button', { name: indonesian ? 'Lanjutkan' : 'Continue' }).click()
}
