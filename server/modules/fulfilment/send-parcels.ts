import type { Db } from '../../platform/database/database.ts'
import { type CheckoutAround, newestPayment } from '../checkout/checkout.ts'
import { finishesAt, lockOrder, logOrderEvent, parcelsOf, setTrackingNumber } from '../orders/orders.ts'
import { cashOnDelivery, stepPayment } from '../payments/payments.ts'
import { sellUnits } from '../stock/stock.ts'
import type { StaffDoer, StepOutcome } from './step-outcome.ts'
import { takeStep } from './take-step.ts'

type ParcelStep = StaffDoer & { orderId: number; note: string }

const staff = ({ staffId }: StaffDoer) => ({ actor: 'staff' as const, staffId })

/** The staff accepts an order that is paid on delivery. */
export async function acceptCod(db: Db, around: CheckoutAround, step: ParcelStep): Promise<StepOutcome> {
  // Asked first: an order that was paid otherwise is confirmed too, but was never accepted.
  if ((await newestPayment(db, step.orderId)).method !== cashOnDelivery) return { refused: 'step_refused' }
  return takeStep(db, around, {
    orderId: step.orderId,
    step: 'accept_cod',
    doer: staff(step),
    reason: step.note,
    bar: async (order, tx) =>
      (await newestPayment(tx, order.id)).method === cashOnDelivery ? undefined : { refused: 'step_refused' },
    follow: async () => ({ kind: 'accepted' }),
  })
}

/** How parcels are called by who brings them: one number for all, or one for each store that sends one. */
export interface TrackingNumbers {
  all: string | undefined
  byStore: { store: string; number: string }[]
}

type HandOver = ParcelStep & { tracking: TrackingNumbers }

/**
 * The parcels leave the shop, each with its tracking number; what is fetched needs none. Units that are paid on delivery
 * leave the stock with them. Handing over again corrects a wrong number while they are on their way.
 */
export async function handOver(db: Db, around: CheckoutAround, wish: HandOver): Promise<StepOutcome> {
  const { tracking, orderId, note } = wish
  const outcome = await takeStep(db, around, {
    ...{ orderId, step: 'hand_over', doer: staff(wish), reason: note },
    ...(tracking.all !== undefined && { values: { tracking: tracking.all } }),
    bar: async (order, tx) =>
      (await numbersOf(tx, order.id, tracking)) === undefined
        ? { refused: 'tracking_required', field: 'tracking_number' }
        : undefined,
    follow: async (tx, order) => {
      const numbered = (await numbersOf(tx, order.id, tracking)) ?? []
      for (const { id, number } of numbered) if (number !== '') await setTrackingNumber(tx, id, number)
      await sellUnits(tx, around.clock, order.id)
      const told = numbered.filter(({ number }) => number !== '')
      return { kind: 'handed_over', tracking: told.map(({ service, number }) => ({ service, number })) }
    },
  })
  if (!('refused' in outcome)) await correctTracking(db, around, wish)
  return outcome
}

/** Whose parcel got a wrong number: the right one takes its place, and the log says so. What has just left has the right one. */
const correctTracking = (db: Db, around: CheckoutAround, wish: HandOver): Promise<void> =>
  db.transaction(async (tx) => {
    const { status, cancelledAt } = await lockOrder(tx, wish.orderId)
    if (cancelledAt !== null || (status !== 3 && status !== 4)) return
    const numbered = (await numbersOf(tx, wish.orderId, wish.tracking)) ?? []
    const wrong = numbered.filter(({ number, known }) => number !== '' && number !== known)
    for (const { id, number } of wrong) await setTrackingNumber(tx, id, number)
    if (wrong.length > 0)
      await logOrderEvent(tx, wish.orderId, {
        ...{ ...staff(wish), kind: 'tracking_corrected', reason: wish.note, at: around.clock.now() },
        values: { tracking: wrong[0]?.number ?? '' },
      })
  })

/** The number of every parcel; nothing, where one that is sent has none. */
async function numbersOf(tx: Db, orderId: number, tracking: TrackingNumbers) {
  const parcels = (await parcelsOf(tx, orderId)).map(({ id, kind, service, storeSlug, trackingNumber }) => ({
    ...{ id, kind, service, known: trackingNumber },
    number: tracking.byStore.find(({ store }) => store === storeSlug)?.number ?? tracking.all ?? '',
  }))
  const isMissing = parcels.some(({ kind, number }) => kind !== 'store_pickup' && number === '')
  return isMissing ? undefined : parcels
}

/** The parcels are on their way. */
export const goInTransit = (db: Db, around: CheckoutAround, step: ParcelStep): Promise<StepOutcome> =>
  takeStep(db, around, {
    orderId: step.orderId,
    step: 'in_transit',
    doer: staff(step),
    reason: step.note,
    follow: async () => ({ kind: 'in_transit', reason: step.note }),
  })

/** The order was delivered. What is paid on delivery is paid with it. */
export const deliver = (db: Db, around: CheckoutAround, step: ParcelStep): Promise<StepOutcome> =>
  takeStep(db, around, {
    orderId: step.orderId,
    step: 'deliver',
    doer: staff(step),
    reason: step.note,
    follow: async (tx, order, before) => {
      if (before.paymentStatus === 0) {
        const now = around.clock.now()
        const payment = await newestPayment(tx, order.id)
        const paid = await stepPayment(tx, payment.id, { status: 'paid', paidAt: now })
        if (paid === undefined) throw new Error('cash that was taken could not be marked as paid')
        await logOrderEvent(tx, order.id, { ...staff(step), kind: 'paid_on_delivery', at: now })
      }
      return { kind: 'delivered', finishesAt: finishesAt(order) }
    },
  })
