import { keyOfMethod, type PaymentMethodId, paymentMethods } from '@gema/contract/values/payment-method.ts'
import type { Db } from '../../platform/database/database.ts'
import { type Order, orderOfId } from '../orders/orders.ts'
import {
  noteEvent,
  type Payment,
  type PaymentProvider,
  type PaymentTruth,
  ProviderDown,
  paymentOfReference,
  paymentOfUuid,
  type RawRequest,
  setEventOutcome,
} from '../payments/payments.ts'
import { askProvider } from './ask-provider.ts'
import { type CheckoutAround, pagesUrlOf } from './checkout-around.ts'
import { settle } from './settle.ts'

export type Heard = 'done' | 'forged' | 'unknown' | 'later'

/**
 * Takes a webhook. Signed by nobody who may: refused. Told before: nothing happens. Else it is noted and settled in one
 * transaction, so that a crash in between makes the provider tell it again.
 */
export async function hearWebhook(
  db: Db,
  around: CheckoutAround,
  { key, request }: { key: string; request: RawRequest },
): Promise<Heard> {
  const provider = providerOf(around, key)
  if (provider === undefined) return 'unknown'
  try {
    const read = await provider.readWebhook(request)
    if (read.kind === 'forged') return 'forged'
    const { eventId, event: kind } = read
    const noted = { provider: key, eventId, kind, receivedAt: around.clock.now() }
    if (read.kind === 'ignored') {
      await noteEvent(db, { ...noted, outcome: 'ignored' })
      return 'done'
    }
    const { truth } = read
    if (truth.state === 'open') return await hearReady(db, around, { method: provider.method, truth, noted })
    await db.transaction(async (tx) => {
      const id = await noteEvent(tx, { ...noted, outcome: 'unknown_payment' })
      const payment = id === undefined ? undefined : await paymentTold(tx, provider.method, truth)
      if (id === undefined || payment === undefined) return
      const { id: paymentId, orderId } = payment
      const outcome = await settle(tx, around, { paymentId, orderId, truth, actor: 'provider' })
      await setEventOutcome(tx, id, { outcome, paymentId })
    })
    return 'done'
  } catch (error) {
    // The provider must tell it again when it can be asked about it.
    if (error instanceof ProviderDown) return 'later'
    throw error
  }
}

/** Money is ready to be taken: asking the provider takes it, where the order still waits for it. */
async function hearReady(
  db: Db,
  around: CheckoutAround,
  {
    method,
    truth,
    noted,
  }: {
    method: PaymentMethodId
    truth: PaymentTruth
    noted: Omit<Parameters<typeof noteEvent>[1], 'outcome'>
  },
): Promise<Heard> {
  const payment = await paymentTold(db, method, truth)
  const outcome = payment === undefined ? 'unknown_payment' : await askProvider(db, around, payment)
  if (outcome === 'unreachable') return 'later'
  await noteEvent(db, { ...noted, outcome, paymentId: payment?.id ?? null })
  return 'done'
}

/**
 * Takes the form that a provider's page sends back through the browser, and answers where the browser goes on. What the
 * form says is believed in no way; it only names the payment that the provider is asked about.
 */
export async function hearCallback(
  db: Db,
  around: CheckoutAround,
  { key, form }: { key: string; form: Record<string, string> },
): Promise<string> {
  const provider = providerOf(around, key)
  const reference = await provider?.readCallback?.(form).catch(ifDown)
  // A page that was left without paying signs nothing; our own name for the payment stands in the address.
  const payment =
    provider && (await paymentTold(db, provider.method, { reference: reference ?? '', uuid: form.payment }))
  if (provider === undefined || payment === undefined) return `${around.siteUrl}/cart`
  await askProvider(db, around, payment)
  const order = await orderOfId(db, payment.orderId)
  return order === undefined ? `${around.siteUrl}/cart` : returnUrl(around, order, provider.method)
}

/**
 * The payment that a provider speaks of: by its own name for it, or by ours, where the payment was opened twice and the
 * shop has kept the other name.
 */
async function paymentTold(
  tx: Db,
  method: PaymentMethodId,
  { reference, uuid }: Pick<PaymentTruth, 'reference' | 'uuid'>,
): Promise<Payment | undefined> {
  const byReference = await paymentOfReference(tx, method, reference)
  // What comes from outside may be anything; the database takes nothing else for a uuid.
  if (byReference !== undefined || !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(uuid ?? ''))
    return byReference
  const byUuid = await paymentOfUuid(tx, uuid ?? '')
  return byUuid?.method === method ? byUuid : undefined
}

const returnUrl = (around: CheckoutAround, { language, uuid }: Order, method: PaymentMethodId): string =>
  `${pagesUrlOf(around, language)}/payment/${keyOfMethod(method)}/return?order=${uuid}`

function ifDown(error: unknown): undefined {
  if (error instanceof ProviderDown) return undefined
  throw error
}

function providerOf({ payments }: CheckoutAround, key: string): PaymentProvider | undefined {
  const method = Object.entries(paymentMethods).find(([, name]) => name === key)?.[0]
  return method === undefined ? undefined : payments.get(Number(method) as PaymentMethodId)
}
