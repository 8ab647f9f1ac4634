import { randomInt } from 'node:crypto'
import type { PaymentMethodId } from '@gema/contract/values/payment-method.ts'
import type { Db } from '../../platform/database/database.ts'
import { holdLock } from '../../platform/database/hold-lock.ts'
import type { PaymentProviders } from './payment-provider.ts'
import { insertPayment, type PaymentRow, selectTransferAmounts } from './payments-queries.ts'
import { chargeOf, type ExchangeRate } from './rules/charge-of.ts'
import { chooseUniqueCode } from './rules/choose-unique-code.ts'

export {
  type Charge,
  type PaymentProvider,
  type PaymentProviders,
  type PaymentStarted,
  type PaymentTruth,
  type PaymentWish,
  ProviderDown,
  type RawRequest,
  type RefundOutcome,
  type RefundWish,
  type WebhookRead,
} from './payment-provider.ts'
export {
  cancelOtherPayments,
  countPayments,
  insertEvent as noteEvent,
  notePayment,
  noteStarted,
  type PaymentRow as Payment,
  selectOpenTransfers as openTransfers,
  selectPayment as paymentOfUuid,
  selectPaymentByReference as paymentOfReference,
  selectPayments as paymentsOf,
  selectPaymentsOfOrders as paymentsOfOrders,
  selectRefundsPending as refundsPending,
  selectUnsettled as unsettledPayments,
  setEventOutcome,
  stepPayment,
} from './payments-queries.ts'
export { createPaymentProviders, type ProviderSetups } from './providers/all-providers.ts'
export { type ChargeOf, chargeOf, type ExchangeRate } from './rules/charge-of.ts'
export { type CodLimits, codRefusal } from './rules/cod-refusal.ts'
export type { PaymentState } from './rules/payment-steps.ts'

export const cashOnDelivery = 2
export const bankTransfer = 7

/** The money side of the shop: its currency, and what other currencies cost. */
export interface MoneySettings {
  currency: string
  exchangeRates: Record<string, ExchangeRate>
}

/** What a method would charge for an amount; nothing, where it cannot. */
export function chargeBy(
  providers: PaymentProviders,
  { method, amount, money }: { method: PaymentMethodId; amount: number; money: MoneySettings },
) {
  const own = { currency: money.currency, exponent: 0 }
  const by = isOnline(method) ? providers.get(method)?.chargeIn(money.currency) : own
  return by && chargeOf(amount, money.currency, { ...by, rates: money.exchangeRates })
}

export const isOnline = (method: PaymentMethodId): boolean =>
  method !== cashOnDelivery && method !== bankTransfer

/**
 * Begins a try to pay an order, inside its transaction. A bank transfer gets a code that makes its amount one of its
 * kind; only one transfer is begun at a time, so that two never get the same.
 */
export async function beginPayment(
  tx: Db,
  providers: PaymentProviders,
  wish: {
    orderId: number
    method: PaymentMethodId
    total: number
    money: MoneySettings
    deadline: Date
    now: Date
  },
): Promise<PaymentRow | undefined> {
  const { orderId, method, total, money, deadline, now } = wish
  const uniqueCode = method === bankTransfer && total > 0 ? await takeUniqueCode(tx, total, now) : 0
  // More open transfers of this amount than there are codes: somebody plays with us, and others can pay otherwise.
  if (uniqueCode === undefined) return undefined
  const amount = total + uniqueCode
  const charge = chargeBy(providers, { method, amount, money })
  if (charge === undefined) return undefined
  return insertPayment(tx, {
    orderId,
    method,
    status: 'open',
    amount,
    uniqueCode,
    chargeCurrency: charge.currency,
    chargeMinor: charge.minor,
    chargeExponent: charge.exponent,
    rate: charge.rate?.rupiah ?? null,
    rateSource: charge.rate?.source ?? null,
    rateTime: charge.rate ? new Date(charge.rate.time) : null,
    isSandbox: providers.get(method)?.isSandbox ?? false,
    // What is paid when it is delivered has no deadline of its own.
    deadline: method === cashOnDelivery ? null : deadline,
    createdAt: now,
  })
}

/** An amount is not given out again for a week after its order has ended: the money may come late. */
const keptApart = 7 * 24 * 60 * 60_000

async function takeUniqueCode(tx: Db, total: number, now: Date): Promise<number | undefined> {
  await holdLock(tx, 'payments:unique-code')
  return chooseUniqueCode(
    total,
    await selectTransferAmounts(tx, total, new Date(now.getTime() - keptApart)),
    randomInt(999),
  )
}
