import type { Order } from '@gema/contract/shapes/order.ts'
import { addressOf } from '../../addresses.ts'
import { keepInTab, recallInTab } from '../checkout/kept-in-tab.ts'
import { returnPlace } from '../checkout/left-order.ts'

/** Which order is meant; the key is from the link of a mail. */
export interface OrderPlace {
  order: string
  key?: string
}

/** Nobody may see it here, or there is no such order. */
export class OrderUnknown extends Error {
  override name = 'OrderUnknown'
}

/** Other pages lead back without the key of the mail, so that the tab remembers it. */
export function placeWithKey(order: string, given: string | null): OrderPlace {
  const name = `gema-order-key:${order}`
  if (given !== null) keepInTab(name, given)
  const key = given ?? recallInTab<string>(name)
  return key === undefined ? { order } : { order, key }
}

/** The page of an order. */
export const orderPlace = ({ order, key }: OrderPlace): string =>
  withKey(addressOf('order', { id: order }), key)

/** Where an order is paid: its accounts, its receipt, another way to pay. */
export const payPlace = ({ id, payment }: Pick<Order, 'id' | 'payment'>, { key }: OrderPlace): string =>
  withKey(returnPlace({ order: id, provider: payment.key }), key)

/** Where a complaint about an order is filed. */
export const filingPlace = ({ order, key }: OrderPlace): string =>
  withKey(`${addressOf('complaint')}?${new URLSearchParams({ order })}`, key)

/** Where a complaint about an order is followed. */
export const complaintPlace = (id: string, { key }: OrderPlace): string =>
  withKey(addressOf('complaint', { id }), key)

function withKey(address: string, key: string | undefined): string {
  if (key === undefined) return address
  return `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams({ key })}`
}
