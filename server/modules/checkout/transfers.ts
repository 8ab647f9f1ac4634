import { randomUUID } from 'node:crypto'
import type { Db } from '../../platform/database/database.ts'
import type { Files } from '../../platform/files/files.ts'
import { reencodePicture } from '../media/media.ts'
import { lockOrder, logOrderEvent, type Order, updateOrder } from '../orders/orders.ts'
import { bankTransfer, notePayment, type Payment, paymentsOf } from '../payments/payments.ts'
import type { CheckoutAround } from './checkout-around.ts'
import { newestPayment } from './newest-payment.ts'
import { type Settled, settle } from './settle.ts'

/** Time for somebody to look at a receipt before the order would run out. */
const timeToLook = 24 * 60 * 60_000

/**
 * Keeps the receipt of a bank transfer: re-encoded, and sealed, because it shows somebody's account. The order waits a day
 * longer the first time, so that it does not run out while somebody looks.
 */
export async function keepProof(
  db: Db,
  { clock, sealer, files }: Pick<CheckoutAround, 'clock' | 'sealer'> & { files: Files },
  { order, bytes }: { order: Order; bytes: Uint8Array },
): Promise<'kept' | 'no_transfer_open' | 'picture_unreadable'> {
  if (!waitsForTransfer(await newestPayment(db, order.id))) return 'no_transfer_open'
  const picture = await reencodePicture(bytes)
  if ('refused' in picture) return picture.refused
  const kept = `proofs/${randomUUID()}`
  await files.write(kept, sealer.seal(picture))
  const replaced = await db.transaction(async (tx) => {
    const locked = await lockOrder(tx, order.id)
    // Read again behind the lock: it may have ended, or another receipt has come.
    const payment = await newestPayment(tx, order.id)
    if (!waitsForTransfer(payment)) return 'ended'
    const now = clock.now()
    await logOrderEvent(tx, order.id, { kind: 'proof_sent', actor: 'shopper', at: now })
    // Once an order, whichever of its payments it was: else a receipt now and then would hold it for ever.
    const isFirst = (await paymentsOf(tx, order.id)).every(({ proof }) => proof === null)
    await notePayment(tx, payment.id, { proof: kept })
    if (!isFirst || locked.deadline === null) return { proof: payment.proof }
    const deadline = new Date(Math.max(locked.deadline.getTime(), now.getTime() + timeToLook))
    await updateOrder(tx, order.id, { deadline })
    await notePayment(tx, payment.id, { deadline })
    return { proof: null }
  })
  const unneeded = replaced === 'ended' ? kept : replaced.proof
  if (unneeded !== null) await files.remove(unneeded)
  return replaced === 'ended' ? 'no_transfer_open' : 'kept'
}

const waitsForTransfer = ({ method, status }: Payment): boolean =>
  method === bankTransfer && status === 'open'

/**
 * Somebody of the shop has seen the money of a bank transfer on the account: settled like every other payment. Who it was,
 * and what they say about it, stands in the log.
 */
export async function confirmTransfer(
  db: Db,
  around: CheckoutAround,
  { staffId, note, ...payment }: Payment & { staffId?: number; note?: string },
): Promise<Settled> {
  // Of any other payment only its provider knows.
  if (payment.method !== bankTransfer) return 'wrong_payment'
  return db.transaction((tx) =>
    settle(tx, around, {
      paymentId: payment.id,
      orderId: payment.orderId,
      ...{ actor: 'staff', staffId, reason: note },
      truth: {
        state: 'paid',
        reference: payment.uuid,
        uuid: payment.uuid,
        charge: {
          currency: payment.chargeCurrency,
          minor: payment.chargeMinor,
          exponent: payment.chargeExponent,
        },
        receipt: undefined,
      },
    }),
  )
}
