import { confirmTransfer, newestPayment } from '../modules/checkout/checkout.ts'
import { acceptCod, deliver, goInTransit, handOver } from '../modules/fulfilment/fulfilment.ts'
import { orderOfNumber } from '../modules/orders/orders.ts'
import type { PayingShop } from './a-paying-shop.ts'

const stations = ['confirmed', 'picked_up', 'on_the_way', 'delivered'] as const
export type Station = (typeof stations)[number]

/** Brings an order that waits for a transfer or for cash as far as a station, by the hands of the staff. */
export async function moveOrder(
  { shop: { db }, around }: PayingShop,
  { number }: { number: string },
  to: Station,
): Promise<void> {
  const order = await orderOfNumber(db, number)
  if (order === undefined) throw new Error('there is no such order')
  const payment = await newestPayment(db, order.id)
  const step = { orderId: order.id, note: '' }
  const tracking = { all: 'AG 2611 7730 415', byStore: [] }
  const moves = [
    () => (payment.method === 2 ? acceptCod(db, around, step) : confirmTransfer(db, around, payment)),
    () => handOver(db, around, { ...step, tracking }),
    () => goInTransit(db, around, { ...step, note: 'Berangkat dari Cilandak' }),
    () => deliver(db, around, step),
  ]
  for (const move of moves.slice(0, stations.indexOf(to) + 1)) {
    const outcome = await move()
    if (typeof outcome === 'object' && 'refused' in outcome) throw new Error(`refused: ${outcome.refused}`)
  }
}
