import { randomUUID } from 'node:crypto'
import type { Order } from '@gema/contract/calls/checkout.ts'
import type { Ask } from '@gema/contract/client.ts'
import { aCheckout, fillCart } from '@gema/server/testing/a-checkout.ts'
import { answered } from '@gema/server/testing/answered.ts'
import { firstOf } from '@gema/server/testing/demo-things.ts'
import { expect } from 'vitest'
import { clientOf } from './known-customer.ts'

/** Signs in to the demo shop, and answers the token. */
export async function signIn(site: string, email = 'dewi@surel.example'): Promise<string> {
  const { user_token } = answered(await clientOf(site)('userLogin', { email, password: 'gema-demo' }))
  return user_token
}

export const aGuestAt = (site: string): Ask => clientOf(site, `guest_${randomUUID()}`)

/** A variant that the demo shop has in store, of a product that everybody can look at. */
export async function somethingInStock(ask: Ask): Promise<{ product: string; variant: string }> {
  const { uuid: product } = firstOf(answered(await ask('productFetch', { in_stock: '1' })).result.data)
  const { inventories } = answered(await ask('productFind', { id: product })).product
  return { product, variant: firstOf(inventories.filter(({ stock }) => stock > 1)).uuid }
}

/** Fills a cart and orders it by bank transfer; both say what they said before when they are asked for once more. */
export async function buySomething(ask: Ask, variant: string): Promise<Order> {
  const total = await fillCart(ask, variant)
  expect(answered(await ask('cartFind', {})).totals.total).toBe(total)
  const wish = aCheckout(total, { payment_method: 7, email: `${randomUUID()}@surel.example` })
  const { id, number, amount } = answered(await ask('checkoutStore', wish))
  const found = answered(await ask('orderFind', { order: id }))
  expect(found).toMatchObject({ number, amount, status: 1, payment: { method: 7 } })
  return found
}

/** Asks for the letter, and answers what the shop says. */
export async function subscribe(shop: string, email: string): Promise<number> {
  const response = await fetch(`${shop}/api/storefront/newsletter/store`, {
    method: 'POST',
    body: JSON.stringify({ email }),
  })
  const { status } = (await response.json()) as { status: number }
  return status
}
