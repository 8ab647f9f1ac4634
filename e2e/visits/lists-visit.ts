import type { APIRequestContext, Page } from '@playwright/test'
import { aNewCustomer } from './demo-mail.ts'
import { expect } from './shop-visit.ts'

export interface Product {
  uuid: string
  slug: string
  name: string
}

/** Products of a main category, as the API lists them. */
export async function productsOf(
  request: APIRequestContext,
  category: string,
  language = 'en',
): Promise<Product[]> {
  const address = `/api/storefront/product/fetch?source=category&source_id=${category}&per_page=12`
  const answer = await (await request.get(address, { headers: { Language: language } })).json()
  return answer.data.result.data
}

export const addressOfProduct = ({ slug, uuid }: Product): string => `/${slug}/product/${uuid}`

/** A customer of their own, signed in in this browser before any page is open. */
export async function comeSignedIn(page: Page, request: APIRequestContext, baseURL: string | undefined) {
  const customer = await aNewCustomer(request)
  const url = baseURL ?? ''
  await page.context().addCookies([{ name: 'frontend_token', value: customer.token, url }])
  const change = async (call: string, data: object) => {
    const headers = { Authorization: `Bearer ${customer.token}` }
    const answer = await (await request.post(`/api/storefront/${call}`, { data, headers })).json()
    expect(answer.status, answer.meta.message).toBe(200)
  }
  return {
    ...customer,
    compare: (product: Product) => change('compare-list/store', { product_id: product.uuid }),
    wish: (product: Product) => change('wishlist/store', { uuid: product.uuid }),
  }
}

/** Fills in the sign-in that somebody was sent to. */
export async function signInHere(page: Page, customer: { email: string; password: string }) {
  await expect(page).toHaveURL(/\/login/)
  const indonesian = new URL(page.url()).pathname.startsWith('/id')
  await page.getByLabel(indonesian ? 'Surel' : 'E-mail', { exact: true }).fill(customer.email)
  await page.getByLabel(indonesian ? 'Kata sandi' : 'Password', { exact: true }).fill(customer.password)
  await page.getByRole('button', { name: indonesian ? 'Masuk' : 'Sign in', exact: true }).click()
}
