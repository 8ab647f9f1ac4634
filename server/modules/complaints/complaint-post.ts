import type { Db } from '../../platform/database/database.ts'
import { type CheckoutAround, postAboutOrder, tellingPayment } from '../checkout/checkout.ts'
import { postLetter } from '../notifications/notifications.ts'
import type { Order } from '../orders/orders.ts'
import { readSettings } from '../settings/settings.ts'
import { type ComplaintNews, complaintLetter, type ShopNewsKind, shopLetter } from './complaint-letters.ts'
import type { ComplaintRow } from './complaints-queries.ts'

/** Writes to the owner of a complaint, after the transaction that `tx` is. */
export async function tellShopper(
  tx: Db,
  around: CheckoutAround,
  { order, news }: { order: Order; news: ComplaintNews },
): Promise<void> {
  const payment = await tellingPayment(tx, order.id)
  await postAboutOrder(tx, around, { order, payment, letter: (facts) => complaintLetter(facts, news) })
}

/** Writes to the shop, where it has an address. */
export async function tellShop(
  tx: Db,
  around: CheckoutAround,
  told: {
    kind: ShopNewsKind
    order: Order
    complaint: ComplaintRow
    text: string
    items?: string[]
    files: number
  },
): Promise<void> {
  const { email } = await readSettings(tx)
  if (email === '') return
  const { kind, order, complaint, ...rest } = told
  const letter = shopLetter(kind, {
    ...{ number: complaint.number, order: order.number, type: complaint.type },
    ...rest,
  })
  await postLetter(tx, around, { recipient: email, letter })
}
