import { and, asc, desc, eq, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { keptQuery } from '../../platform/database/kept-query.ts'
import {
  cartLineAddOnsTable as addOns,
  cartsTable as carts,
  cartDeliveriesTable as deliveries,
  cartLinesTable as lines,
} from './cart-tables.ts'
import type { CartOwner } from './priced-cart.ts'

export type CartRow = typeof carts.$inferSelect
export type LineRow = typeof lines.$inferSelect

/** How the parcel of a store shall go. */
export interface ChosenDelivery {
  storeId: number
  serviceId: number
  isInsured: boolean
}

export const ownedBy = (owner: CartOwner) =>
  'customerId' in owner ? eq(carts.customerId, owner.customerId) : eq(carts.guestHash, owner.guestHash)

const cartWithLines = (db: Db, where: SQL) =>
  db
    .select({
      cart: carts,
      line: lines,
      addOnIds: sql<number[]>`coalesce((select json_agg(${addOns.addOnId}) from ${addOns}
        where ${addOns.lineId} = ${lines.id}), '[]')`,
      deliveries: sql<
        ChosenDelivery[]
      >`coalesce((select json_agg(json_build_object('storeId', ${deliveries.storeId},
        'serviceId', ${deliveries.serviceId}, 'isInsured', ${deliveries.isInsured})) from ${deliveries}
        where ${deliveries.cartId} = ${carts.id}), '[]')`,
    })
    .from(carts)
    .leftJoin(lines, and(eq(lines.cartId, carts.id), isNull(lines.removedAt)))
    .where(where)
    .orderBy(desc(lines.addedAt), asc(lines.id))

const keptOfCustomer = keptQuery('cart-of-customer', (db) =>
  cartWithLines(db, eq(carts.customerId, sql.placeholder('customerId'))),
)
const keptOfGuest = keptQuery('cart-of-guest', (db) =>
  cartWithLines(db, eq(carts.guestHash, sql.placeholder('guestHash'))),
)

/** A cart with its lines and choices; without lines one row without a line. The newest come first. */
export const selectCartWithLines = (db: Db, owner: CartOwner) =>
  'customerId' in owner ? keptOfCustomer(db, owner) : keptOfGuest(db, owner)

/** The cart of somebody; nobody else changes it until the transaction is over. */
export async function lockCartRow(tx: Db, owner: CartOwner): Promise<CartRow | undefined> {
  return (await tx.select().from(carts).where(ownedBy(owner)).for('update'))[0]
}

/** Makes a cart for who has none. Two who do it at once make one. */
export const insertCart = (tx: Db, owner: CartOwner, changedAt: Date) =>
  tx
    .insert(carts)
    .values({ ...owner, changedAt })
    .onConflictDoNothing()

export const deleteCart = (tx: Db, cartId: number) => tx.delete(carts).where(eq(carts.id, cartId))

/** Changes a cart itself; its revision grows each time. */
export const updateCart = (
  tx: Db,
  cartId: number,
  changed: { changedAt: Date } & Partial<Pick<CartRow, 'destination' | 'voucherCode'>>,
) =>
  tx
    .update(carts)
    .set({ ...changed, revision: sql`${carts.revision} + 1` })
    .where(eq(carts.id, cartId))

/** Without counting it as a change: that is done once, when the whole change is made. */
export const setDestination = (tx: Db, cartId: number, destination: string) =>
  tx.update(carts).set({ destination }).where(eq(carts.id, cartId))

/** Removes carts of guests that nobody has touched for long, and lines that were removed long ago. */
export async function deleteCartsLeft(
  db: Db,
  { guests, removed }: { guests: Date; removed: Date },
): Promise<void> {
  await db.delete(carts).where(and(isNotNull(carts.guestHash), lt(carts.changedAt, guests)))
  await db.delete(lines).where(lt(lines.removedAt, removed))
}
