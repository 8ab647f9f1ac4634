import type { Order } from '@gema/contract/shapes/order.ts'
import type { PaymentMethodKey } from '@gema/contract/values/payment-method.ts'
import { addressOf } from '../../addresses.ts'
import { forgetInTab, keepInTab, recallInTab } from './kept-in-tab.ts'

/** The order that this tab has made last, and how it is paid. */
interface LeftOrder {
  order: string
  provider: PaymentMethodKey
}

const key = 'gema-order'

/** Remembers an order before its shopper goes away to pay: who comes back too early is led to it. */
export const keepLeftOrder = ({ id, payment }: Order): void =>
  keepInTab(key, { order: id, provider: payment.key } satisfies LeftOrder)

/** Where the order that this tab has made last is shown; nothing where it has made none. */
export function placeOfLeftOrder(): string | undefined {
  const left = recallInTab<LeftOrder>(key)
  if (typeof left?.order !== 'string' || typeof left.provider !== 'string') return undefined
  return returnPlace(left)
}

/** Lets go of it, once its shopper has seen how it ended. */
export const forgetLeftOrder = (): void => forgetInTab(key)

/** The page that an order is paid, confirmed or tried again on, without its language. */
export const returnPlace = ({ order, provider }: LeftOrder): string =>
  `${addressOf('paymentReturn', { provider })}?${new URLSearchParams({ order })}`
