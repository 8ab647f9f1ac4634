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
/** A cart that nobody else changes at the moment. */
export type LockedCart = Pick<CartRow, 'id'>
/** What can be set in a cart itself. */
export type CartFields = Partial<Pick<CartRow, 'destination' | 'voucherCode'>>

/** How the parcel of a store shall go. */
export interface ChosenDelivery {
  storeId: number
  serviceId: number
  isInsured: boolean
}

export const ownedBy = (owner: CartOwner) =>
  'customerId' in owner ? eq(carts.customerId, owner.customerId) : eq(carts.guestHash, owner.guestHash)

/** A cart with its lines and choices; without lines one row without a line. The newest come first. */
export const selectCartWithLines = (db: Db, where: SQL) =>
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

/** Whose cart it is, as a statement is given it: as `customerId` or as `guestHash`. */
export const givenOwner = {
  customer: eq(carts.customerId, sql.placeholder('customerId')),
  guest: eq(carts.guestHash, sql.placeholder('guestHash')),
}

/**
 * What the lines of a cart name, as a list that a statement makes itself. Without a join: its plan is kept, and one that
 * was made while there were few carts went through all of them for every line.
 */
const namedByLines = (column: typeof lines.inventoryId | typeof lines.bundleId, owner: SQL): SQL =>
  sql`array(select ${column} from ${lines} where ${lines.removedAt} is null
    and ${lines.cartId} = (select ${carts.id} from ${carts} where ${owner}))`

export const variantsInCart = (owner: SQL): SQL => namedByLines(lines.inventoryId, owner)
export const bundlesInCart = (owner: SQL): SQL => namedByLines(lines.bundleId, owner)

const lockedOf = (owner: SQL) => (tx: Db) => tx.select().from(carts).where(owner).for('update')
const keptLockOfCustomer = keptQuery('lock-cart-of-customer', lockedOf(givenOwner.customer))
const keptLockOfGuest = keptQuery('lock-cart-of-guest', lockedOf(givenOwner.guest))

/** The cart of somebody; nobody else changes it until the transaction is over. */
export async function lockCartRow(tx: Db, owner: CartOwner): Promise<CartRow | undefined> {
  const locked = 'customerId' in owner ? keptLockOfCustomer(tx, owner) : keptLockOfGuest(tx, owner)
  return (await locked)[0]
}

/** Makes a cart for who has none. Two who do it at once make one. */
export const insertCart = (tx: Db, owner: CartOwner, changedAt: Date) =>
  tx
    .insert(carts)
    .values({ ...owner, changedAt })
    .onConflictDoNothing()

const oneMore = sql`${carts.revision} + 1`

/** Counts a change of a cart. From then on nobody else changes it until the transaction is over. */
export async function countChange(
  tx: Db,
  owner: CartOwner,
  changedAt: Date,
): Promise<LockedCart | undefined> {
  const counted = tx.update(carts).set({ changedAt, revision: oneMore }).where(ownedBy(owner))
  return (await counted.returning({ id: carts.id }))[0]
}

/** Counts a change of a cart, or makes it: an owner is given as `owner`, the moment as `changedAt`. */
function countOrMake(tx: Db, column: typeof carts.customerId | typeof carts.guestHash) {
  const named = sql.identifier(column === carts.customerId ? 'customer_id' : 'guest_hash')
  const owner = sql`${sql.placeholder('owner')}::${sql.raw(column.getSQLType())}`
  const at = sql`${sql.placeholder('changedAt')}::timestamptz`
  const id = sql<number>`id`.mapWith(Number).as('id')
  const known = tx
    .$with('known', { id })
    .as(
      sql`update ${carts} set revision = ${oneMore}, changed_at = ${at} where ${named} = ${owner} returning id`,
    )
  const made = tx.$with('made', { id }).as(sql`insert into ${carts} (${named}, revision, changed_at)
    select ${owner}, 1, ${at} where not exists (select from known)
    on conflict (${named}) do update set revision = ${oneMore}, changed_at = ${at} returning id`)
  return tx
    .with(known, made)
    .select({ id: sql<number>`id`.mapWith(Number) })
    .from(sql`(select id from known union all select id from made) as counted`)
}

const keptOfCustomer = keptQuery('count-change-of-customer', (tx) => countOrMake(tx, carts.customerId))
const keptOfGuest = keptQuery('count-change-of-guest', (tx) => countOrMake(tx, carts.guestHash))

/**
 * The same for somebody who may have no cart yet: then it is made. Two who do it at once make one. It is one statement,
 * and takes a new number only for a new cart.
 */
export async function countChangeOrMake(
  tx: Db,
  owner: CartOwner,
  changedAt: Date,
): Promise<LockedCart | undefined> {
  const at = { changedAt: changedAt.toISOString() }
  const counted =
    'customerId' in owner
      ? keptOfCustomer(tx, { owner: owner.customerId, ...at })
      : keptOfGuest(tx, { owner: owner.guestHash, ...at })
  return (await counted)[0]
}

export const deleteCart = (tx: Db, cartId: number) => tx.delete(carts).where(eq(carts.id, cartId))

/** Sets something in a cart itself, within a change that is counted already. */
export const setCartFields = (tx: Db, cartId: number, fields: CartFields) =>
  tx.update(carts).set(fields).where(eq(carts.id, cartId))

/** Changes a cart itself; its revision grows each time. */
export const updateCart = (tx: Db, cartId: number, changed: { changedAt: Date } & CartFields) =>
  tx
    .update(carts)
    .set({ ...changed, revision: oneMore })
    .where(eq(carts.id, cartId))

const keptTakingOut = keptQuery('take-lines-out', (tx) => {
  const cartId = sql.placeholder('cartId')
  const taken = tx
    .$with('taken', { id: sql`id`.as('id') })
    .as(
      sql`delete from ${lines} where cart_id = ${cartId} and id = any(${sql.placeholder('lineIds')}) returning id`,
    )
  const changedAt = sql`${sql.placeholder('changedAt')}::timestamptz`
  const changed = { voucherCode: null, changedAt, revision: oneMore }
  return tx.with(taken).update(carts).set(changed).where(eq(carts.id, cartId))
})

/** Takes lines out of a cart for good, and the voucher that went with them. */
export const takeLinesOut = (
  tx: Db,
  { changedAt, ...taken }: { cartId: number; lineIds: number[]; changedAt: Date },
): Promise<unknown> => keptTakingOut(tx, { ...taken, changedAt: changedAt.toISOString() })

/** Removes carts of guests that nobody has touched for long, and lines that were removed long ago. */
export async function deleteCartsLeft(
  db: Db,
  { guests, removed }: { guests: Date; removed: Date },
): Promise<void> {
  await db.delete(carts).where(and(isNotNull(carts.guestHash), lt(carts.changedAt, guests)))
  await db.delete(lines).where(lt(lines.removedAt, removed))
}
