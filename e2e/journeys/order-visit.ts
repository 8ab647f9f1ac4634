import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import type { Thing } from './cart-visit.ts'
import { comeToBuy, home } from './checkout-visit.ts'
import { expect } from './shop-visit.ts'

interface Placed {
  id: string
  payment: { key: string; paying_place: { url: string } | null }
}

/** The ways to pay by their numbers, as far as journeys use them without clicking. */
export const payments = { cash: 2, stripe: 3, transfer: 7 } as const

/** An order of a customer of their own, signed in in this browser; nobody has paid it yet. */
export async function comeWithAnOrder(
  page: Page,
  request: APIRequestContext,
  { things, pays }: { things: Thing[]; pays: keyof typeof payments },
) {
  const customer = await comeToBuy(page, request, things)
  const headers = { Authorization: `Bearer ${customer.token}` }
  const ask = async (call: string, data: object) => {
    const answer = await (await request.post(`/api/storefront/${call}`, { data, headers })).json()
    expect(answer.status, `${call}: ${answer.meta.message}`).toBe(200)
    return answer.data
  }
  const { totals } = await ask('cart/update-shipping', { destination: home.subdistrict })
  const fetched = await (await request.get('/api/storefront/user/address/fetch', { headers })).json()
  const order: Placed = await ask('checkout/store', {
    idempotency_key: randomUUID(),
    expected_total: totals.total,
    payment_method: payments[pays],
    address_id: fetched.data[0].id,
  })
  return { ...customer, address: `/payment/${order.payment.key}/return?order=${order.id}`, order }
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
