import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { aGuestToken, cartOf, type Thing } from './cart-visit.ts'
import { comeToBuy, home } from './checkout-visit.ts'
import { freshEmail } from './demo-mail.ts'
import { expect } from './shop-visit.ts'

export interface Placed {
  id: string
  number: string
  amount: number
  lines: { id: string; name: string }[]
  payment: { key: string; paying_place: { url: string } | null }
}

/** The ways to pay by their numbers, as far as journeys use them without clicking. */
export const payments = { cash: 2, stripe: 3, transfer: 7 } as const

interface Wish {
  /** One of each; the same thing twice are two units of it. */
  things: Thing[]
  pays: keyof typeof payments
  /** Of the shopper, in which the mails come. */
  language?: string
}

/** An order of a customer of their own, signed in in this browser; nobody has paid it yet. */
export async function comeWithAnOrder(page: Page, request: APIRequestContext, { things, ...wish }: Wish) {
  const customer = await comeToBuy(page, request, things)
  const order = await orderAs(request, customer.token, wish)
  return { ...customer, address: `/payment/${order.payment.key}/return?order=${order.id}`, order }
}

/** Another order of a customer who has an address already. */
export async function orderMore(request: APIRequestContext, token: string, { things, ...wish }: Wish) {
  const cart = cartOf(request, token)
  for (const thing of things) await cart.add(thing)
  return orderAs(request, token, wish)
}

/** An order of a guest, made in another browser than this one. */
export async function aGuestsOrder(request: APIRequestContext, { things, ...wish }: Wish) {
  const email = freshEmail('lestari')
  const token = aGuestToken()
  const cart = cartOf(request, token)
  for (const thing of things) await cart.add(thing)
  return { email, token, order: await orderAs(request, token, { ...wish, email }) }
}

async function orderAs(
  request: APIRequestContext,
  token: string,
  { pays, language = 'en', email }: Omit<Wish, 'things'> & { email?: string },
): Promise<Placed> {
  const headers = { Authorization: `Bearer ${token}`, Language: language }
  const ask = async (call: string, data: object) => {
    const answer = await (await request.post(`/api/storefront/${call}`, { data, headers })).json()
    expect(answer.status, `${call}: ${answer.meta.message}`).toBe(200)
    return answer.data
  }
  const { totals } = await ask('cart/update-shipping', { destination: home.subdistrict })
  const addressOfCustomer = async () => {
    const fetched = await (await request.get('/api/storefront/user/address/fetch', { headers })).json()
    return { address_id: fetched.data[0].id }
  }
  return ask('checkout/store', {
    idempotency_key: randomUUID(),
    expected_total: totals.total,
    payment_method: payments[pays],
    ...(email === undefined ? await addressOfCustomer() : { email, address: home }),
  })
}

/** Presses a button of the provider's page without going there. */
export async function tellTheProvider(
  request: APIRequestContext,
  { payment }: Placed,
  action: 'pay' | 'decline',
): Promise<void> {
  expect(payment.paying_place).not.toBeNull()
  const done = await request.post(payment.paying_place?.url ?? '', {
    form: { do: action },
    headers: { Origin: new URL(payment.paying_place?.url ?? '').origin },
  })
  expect(done.ok()).toBe(true)
}
