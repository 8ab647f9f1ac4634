import type { PaymentMethodId } from '@gema/contract/values/payment-method.ts'
import type { Db } from '../../platform/database/database.ts'
import { type Order, wholeOrder } from '../orders/orders.ts'
import {
  bankTransfer,
  type ChargeOf,
  cashOnDelivery,
  chargeBy,
  codRefusal,
  isOnline,
  type PaymentProviders,
} from '../payments/payments.ts'
import type { ShopSettings } from '../settings/settings.ts'

/** What a payment is for, as far as the ways to pay depend on it. */
export interface ToBePaid {
  total: number
  regionCode: string | undefined
  allParcelsAllowCod: boolean
}

export interface PaymentOffer {
  method: PaymentMethodId
  charge: ChargeOf | undefined
  isSandbox: boolean
  /** Why it cannot be used for this. */
  refused: PaymentRefusal | undefined
  deadlineMinutes: number | null
}

type PaymentRefusal =
  | 'payment_method_unavailable'
  | 'payment_cod_amount'
  | 'payment_cod_region'
  | 'payment_cod_service'

/** In the order in which they are offered. */
const inOrder: readonly PaymentMethodId[] = [3, 1, 7, 4, 2, 5, 6]

/** The ways to pay that this shop has set up, with what each would charge and why it may not. */
export function paymentOffers(
  providers: PaymentProviders,
  settings: ShopSettings,
  paid: ToBePaid,
): PaymentOffer[] {
  return inOrder
    .filter((method) => isSetUp(method, providers, settings))
    .map((method) => {
      const charge = chargeBy(providers, { method, amount: paid.total, money: settings })
      const limits = { most: settings.codMost, regions: settings.codRegions }
      const refused =
        method === cashOnDelivery
          ? codRefusal(limits, { ...paid, allParcelsAllowIt: paid.allParcelsAllowCod })
          : charge === undefined
            ? 'payment_method_unavailable'
            : undefined
      return {
        method,
        charge,
        isSandbox: providers.get(method)?.isSandbox ?? false,
        refused,
        deadlineMinutes: method === cashOnDelivery ? null : holdMinutes(method, settings),
      }
    })
}

/** An order as the ways to pay look at it. */
export async function orderToPay(db: Db, order: Order): Promise<ToBePaid> {
  const { parcels } = await wholeOrder(db, order)
  return {
    total: order.total,
    regionCode: order.regionCode,
    allParcelsAllowCod: parcels.every(({ allowsCod }) => allowsCod),
  }
}

/** How long an order is held: for its payment, or until it is accepted where it is paid in cash. */
export function holdMinutes(method: PaymentMethodId, { paymentMinutes }: ShopSettings): number {
  if (method === cashOnDelivery) return paymentMinutes.cash
  return method === bankTransfer ? paymentMinutes.transfer : paymentMinutes.online
}

function isSetUp(method: PaymentMethodId, providers: PaymentProviders, settings: ShopSettings): boolean {
  if (isOnline(method)) return providers.has(method)
  return method === bankTransfer ? settings.bankAccounts.length > 0 : settings.codMost > 0
}
