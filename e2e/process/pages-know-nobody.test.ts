import { type Ask, createClient } from '@gema/contract/client.ts'
import { answered } from '@gema/server/testing/answered.ts'
import { tokenCookie } from '@gema/storefront/app/api/token-cookie.ts'
import { expect, test } from 'vitest'
import { everyPath } from './every-path.ts'
import { aDataFolder, startShop } from './shop-process.ts'

const clientOf = (origin: string, token?: string): Ask =>
  createClient({ fetch, origin, language: 'en', token: () => token })

/** A customer with things in the cart and on the lists, and all that nobody else may read in a page. */
async function aCustomer(site: string): Promise<{ token: string; secrets: string[] }> {
  const { user_token: token, profile } = answered(
    await clientOf(site)('userLogin', { email: 'dewi@surel.example', password: 'gema-demo' }),
  )
  const ask = clientOf(site, token)
  const [product] = answered(await ask('productFetch', { in_stock: '1' })).result.data
  const { inventories = [] } = answered(await ask('productFind', { id: product?.uuid ?? '' })).product
  const { cart } = answered(await ask('cartStore', { inventory: inventories[0]?.uuid ?? '', quantity: 3 }))
  answered(await ask('wishlistStore', { uuid: product?.uuid ?? '' }))
  // Their e-mail address is no secret: the demo offers it to everybody who signs in.
  const secrets = [token, profile.name, profile.phone, cart[0]?.cart_id ?? '']
  return { token, secrets }
}

test('every screen is the same page for a customer and for a stranger', async () => {
  const site = await startShop({ DATA_DIR: await aDataFolder(), DEMO: '1' }).opened
  const { token, secrets } = await aCustomer(site)
  const paths = await everyPath(clientOf(site))
  expect(secrets.every((secret) => secret.length > 5)).toBe(true)
  const open = async (path: string, headers: Record<string, string>) => {
    const manners = { 'accept-language': 'en', ...headers }
    const response = await fetch(site + path, { headers: manners, redirect: 'manual' })
    // Error pages name the request.
    const requestId = response.headers.get('x-request-id') ?? ''
    return `${response.status} ${(await response.text()).replaceAll(requestId, '…')}`
  }
  const found: string[] = []
  for (const path of paths) {
    const cookie = `${tokenCookie}=${token}; other=1`
    // The customer first: whatever is kept of it is what the stranger gets.
    const personal = await open(path, { cookie, authorization: `Bearer ${token}` })
    if (/^5/.test(personal)) found.push(`${path} fails`)
    if (secrets.some((secret) => personal.includes(secret))) found.push(`${path} tells who asks`)
    if (personal !== (await open(path, {}))) found.push(`${path} is another for a stranger`)
  }
  expect(paths.length).toBeGreaterThan(90)
  expect(found).toEqual([])
}, 240_000)
