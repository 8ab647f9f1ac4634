import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { addToSoldCounts, allStock, changeStock, lockStock } from '../catalogue/catalogue.ts'
import { allocateUnits } from './rules/allocate-units.ts'
import {
  insertMovements,
  insertReservations,
  type ReservationRow,
  selectBooks,
  selectReservations,
  setReservationState,
} from './stock-queries.ts'

/** Units that an order wants. */
export interface UnitsWanted {
  inventoryId: number
  quantity: number
  /** The store that sells it: its units are taken first. */
  storeId: number
}

/** Too few units of these variants are left. */
export interface StockShort {
  short: number[]
}

/**
 * Holds units for an order, inside its transaction: all of them or none. Rows are locked in one order, so of a hundred
 * buyers of the last unit exactly one gets it and the others are told.
 */
export async function holdUnits(
  tx: Db,
  clock: Clock,
  { orderId, wanted, expiresAt }: { orderId: number; wanted: UnitsWanted[]; expiresAt: Date | null },
): Promise<StockShort | undefined> {
  const rows = await lockStock(tx, [...new Set(wanted.map(({ inventoryId }) => inventoryId))])
  const left = Map.groupBy(
    rows.map(({ onHand, reserved, ...row }) => ({ ...row, units: onHand - reserved })),
    ({ inventoryId }) => inventoryId,
  )
  const held: { inventoryId: number; storeId: number; quantity: number }[] = []
  const short = new Set<number>()
  for (const { inventoryId, quantity, storeId } of wanted) {
    const stores = left.get(inventoryId) ?? []
    const taken = allocateUnits(stores, { quantity, firstStoreId: storeId })
    if (taken === undefined) {
      short.add(inventoryId)
      continue
    }
    for (const each of taken) {
      const store = stores.find((known) => known.storeId === each.storeId)
      // A variant may stand in the order twice, alone and in a bundle.
      if (store !== undefined) store.units -= each.quantity
      held.push({ inventoryId, ...each })
    }
  }
  if (short.size > 0) return { short: [...short] }
  await changeStock(
    tx,
    held.map(({ quantity, ...place }) => ({ ...place, reserved: quantity })),
  )
  const createdAt = clock.now()
  await insertReservations(
    tx,
    held.map((units) => ({ ...units, orderId, state: 'held' as const, expiresAt, createdAt })),
  )
  return undefined
}

/** Gives back what is held for an order. Doing it again changes nothing. */
export const releaseUnits = (tx: Db, orderId: number): Promise<void> =>
  moveOn(tx, { orderId, from: 'held' }, async (held) => {
    await changeStock(
      tx,
      held.map(({ inventoryId, storeId, quantity }) => ({ inventoryId, storeId, reserved: -quantity })),
    )
    await setReservationState(
      tx,
      held.map(({ id }) => id),
      'released',
    )
  })

/** What is held for an order has been sold: it leaves the stock. Doing it again changes nothing. */
export const sellUnits = (tx: Db, clock: Clock, orderId: number): Promise<void> =>
  moveOn(tx, { orderId, from: 'held' }, async (held) => {
    await changeStock(
      tx,
      held.map(({ inventoryId, storeId, quantity }) => ({
        inventoryId,
        storeId,
        reserved: -quantity,
        onHand: -quantity,
      })),
    )
    await setReservationState(
      tx,
      held.map(({ id }) => id),
      'sold',
    )
    const movedAt = clock.now()
    await insertMovements(
      tx,
      held.map(({ inventoryId, storeId, quantity }) => ({
        inventoryId,
        storeId,
        change: -quantity,
        reason: 'sale' as const,
        orderId,
        movedAt,
      })),
    )
    await addToSoldCounts(tx, held)
  })

/** What was sold with an order and never left the shop is there again. Doing it again changes nothing. */
export const returnUnits = (tx: Db, clock: Clock, orderId: number): Promise<void> =>
  moveOn(tx, { orderId, from: 'sold' }, async (sold) => {
    await changeStock(
      tx,
      sold.map(({ inventoryId, storeId, quantity }) => ({ inventoryId, storeId, onHand: quantity })),
    )
    await setReservationState(
      tx,
      sold.map(({ id }) => id),
      'returned',
    )
    const movedAt = clock.now()
    await insertMovements(
      tx,
      sold.map(({ inventoryId, storeId, quantity }) => ({
        inventoryId,
        storeId,
        change: quantity,
        reason: 'return' as const,
        orderId,
        movedAt,
      })),
    )
    await addToSoldCounts(
      tx,
      sold.map(({ inventoryId, quantity }) => ({ inventoryId, quantity: -quantity })),
    )
  })

async function moveOn(
  tx: Db,
  { orderId, from }: { orderId: number; from: ReservationRow['state'] },
  move: (rows: ReservationRow[]) => Promise<void>,
): Promise<void> {
  const first = await selectReservations(tx, orderId, from)
  if (first.length === 0) return
  await lockStock(tx, [...new Set(first.map(({ inventoryId }) => inventoryId))])
  // Read again behind the lock: somebody may have moved it in the meantime.
  const rows = await selectReservations(tx, orderId, from)
  if (rows.length > 0) await move(rows)
}

/** A variant in a store whose figures contradict each other. */
export interface BookFault {
  inventoryId: number
  storeId: number
  fault: string
}

/**
 * Proves the books of the stock: what is on hand is the sum of all movements, what counts as reserved is what is held
 * for orders, and what has left by sales is what the orders have sold.
 */
export async function checkStockBooks(db: Db): Promise<BookFault[]> {
  const [stock, books] = await Promise.all([allStock(db), selectBooks(db)])
  const keyOf = (row: { inventoryId: number; storeId: number }) => `${row.inventoryId}:${row.storeId}`
  const entries = new Map(books.map((row) => [keyOf(row), row]))
  return stock.flatMap((row) => {
    const { inventoryId, storeId, onHand, reserved } = row
    const {
      moved = 0,
      held = 0,
      sold = 0,
      sales = 0,
      returned = 0,
      returns = 0,
    } = entries.get(keyOf(row)) ?? {}
    const faults = [
      onHand !== moved && `on hand are ${onHand}, the movements add up to ${moved}`,
      reserved !== held && `${reserved} count as reserved, orders hold ${held}`,
      sold !== sales && `orders have sold ${sold}, ${sales} have left by sales`,
      returned !== returns && `orders have returned ${returned}, ${returns} have come back`,
    ]
    return faults.flatMap((fault) => (fault === false ? [] : [{ inventoryId, storeId, fault }]))
  })
}
