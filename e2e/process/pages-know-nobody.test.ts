import { tokenCookie } from '@gema/storefront/app/api/token-cookie.ts'
import { expect, test } from 'vitest'
import { everyPath } from './every-path.ts'
import { aKnownCustomer, clientOf } from './known-customer.ts'
import { startDemoShop } from './shop-process.ts'

/** Addresses that rightly show nothing of the shop: they lead to others, or there is no such thing. */
const otherwise: Record<string, number> = {
  '/user/order': 302,
  '/id/user/order': 302,
  '/any/products': 301,
  '/any/product': 404,
  '/any/brand': 404,
  '/any/collection': 404,
  '/all/no-such-category': 404,
  '/shop/no-such-store': 404,
  '/page/no-such-page': 404,
  '/simulation/no-such-system': 404,
  '/id/no/such/address': 404,
}

test('every screen shows something, and is the same page for a customer and for a stranger', async () => {
  const site = await (await startDemoShop()).opened
  const { token, order, secrets } = await aKnownCustomer(site)
  const screens = await everyPath(clientOf(site, token), order)
  expect(secrets.every((secret) => secret.length > 5)).toBe(true)
  const open = async (path: string, headers: Record<string, string>) => {
    const manners = { 'accept-language': 'en', ...headers }
    const response = await fetch(site + path, { headers: manners, redirect: 'manual' })
    const place = response.headers.get('location') ?? ''
    // Error pages name the request.
    const requestId = response.headers.get('x-request-id') ?? ''
    return `${response.status} ${place} ${(await response.text()).replaceAll(requestId, '…')}`
  }
  const found: string[] = []
  const wanted = [...screens.map((path) => [path, 200] as const), ...Object.entries(otherwise)]
  for (const [path, status] of wanted) {
    const cookie = `${tokenCookie}=${token}; other=1`
    // The customer first: whatever is kept of it is what the stranger gets.
    const personal = await open(path, { cookie, authorization: `Bearer ${token}` })
    if (!personal.startsWith(`${status} `)) found.push(`${path} answers ${personal.slice(0, 80)}`)
    if (secrets.some((secret) => personal.includes(secret))) found.push(`${path} tells who asks`)
    if (personal !== (await open(path, {}))) found.push(`${path} is another for a stranger`)
  }
  expect(screens.length).toBeGreaterThan(90)
  expect(found).toEqual([])
}, 240_000)
