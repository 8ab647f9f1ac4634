import type { Translated } from '@gema/contract/values/language.ts'
import type { Db } from '../../platform/database/database.ts'
import { holdLock } from '../../platform/database/hold-lock.ts'
import { knownProductIdOf, type ProductPlace, productPlaces, soldUuids } from '../catalogue/catalogue.ts'
import { deleteAllCompared, deleteCompared, insertCompared, selectCompared } from './compare-queries.ts'
import { mayJoin } from './rules/may-join.ts'

export { judgeRow, type Measure } from './rules/judge-row.ts'

export interface Compared {
  customerId: number
  productId: number
  addedAt: Date
}

/** What a customer compares and the shop still sells, in the order in which it was added. */
export const comparedProducts = async (db: Db, customerId: number): Promise<ProductPlace[]> =>
  productPlaces(db, await comparedIds(db, customerId))

/** The uuids of what a customer compares. */
export const comparedUuids = async (db: Db, customerId: number): Promise<string[]> => [
  ...(await soldUuids(db, await comparedIds(db, customerId))).values(),
]

/** How many products the customer sees side by side. */
export const countCompared = async (db: Db, customerId: number): Promise<number> =>
  (await comparedUuids(db, customerId)).length

/**
 * Adds a product, unless there are enough or they belong to another main category, whose name is answered. One that is
 * there already stays where it is. What is no longer sold makes room for good: it would come back into a full list.
 */
export const addCompared = (
  db: Db,
  added: Compared,
  most: number,
): Promise<'added' | 'full' | { otherCategory: Translated }> =>
  db.transaction(async (tx) => {
    await holdLock(tx, `compare:${added.customerId}`)
    const ids = await comparedIds(tx, added.customerId)
    if (ids.includes(added.productId)) return 'added'
    const places = await productPlaces(tx, [...ids, added.productId])
    const joining = places.find(({ id }) => id === added.productId)
    if (joining === undefined) throw new Error('the product that is added is not sold')
    const others = places.filter((place) => place !== joining)
    const mains = others.map(({ main }) => main)
    const may = mayJoin(joining.main.id, { compared: mains.map(({ id }) => id), most })
    if (may === 'full') return 'full'
    const other = mains.find(({ id }) => id !== joining.main.id)
    if (other !== undefined) return { otherCategory: other.name }
    const gone = ids.filter((id) => !others.some((place) => place.id === id))
    if (gone.length > 0) await deleteCompared(tx, added.customerId, gone)
    await insertCompared(tx, [added])
    return 'added'
  })

/** Takes a product out, sold or not; one that is not in the list stays out. */
export async function removeCompared(db: Db, customerId: number, productUuid: string): Promise<void> {
  const productId = await knownProductIdOf(db, productUuid)
  if (productId !== undefined) await deleteCompared(db, customerId, [productId])
}

/** Takes everything out. */
export async function clearCompared(db: Db, customerId: number): Promise<void> {
  await deleteAllCompared(db, customerId)
}

/** Adds many at once, as they are; those that are there stay. */
export async function saveCompared(db: Db, compared: Compared[]): Promise<void> {
  if (compared.length > 0) await insertCompared(db, compared)
}

const comparedIds = async (db: Db, customerId: number): Promise<number[]> =>
  (await selectCompared(db, customerId)).map(({ productId }) => productId)
