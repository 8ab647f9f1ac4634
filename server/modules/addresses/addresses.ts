import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { holdLock } from '../../platform/database/hold-lock.ts'
import {
  type AddressRow,
  deleteAddress,
  insertAddress,
  insertNewAddresses,
  type NewAddressRow,
  type OwnAddress,
  selectAddressCount,
  selectAddresses,
  unsetDefault,
  updateAddress,
} from './addresses-queries.ts'

export type Address = AddressRow
export type { OwnAddress } from './addresses-queries.ts'

/** An address as somebody fills it in. */
export type AddressDraft = Omit<
  NewAddressRow,
  'id' | 'uuid' | 'customerId' | 'createdAt' | 'savedAt' | 'isDefault'
>

export interface AddressWish {
  draft: AddressDraft
  /** Without it, an address stays what it is: a book always has one default. */
  makeDefault: boolean
}

/** A customer's address book: the default address first, then the newest. */
export const addressesOf = (db: Db, customerId: number): Promise<Address[]> => selectAddresses(db, customerId)

/** How many addresses a customer's book has. */
export const countAddresses = (db: Db, customerId: number): Promise<number> =>
  selectAddressCount(db, customerId)

/** Adds an address, unless the book is full; the first one is the default. */
export const addAddress = (
  db: Db,
  clock: Clock,
  { customerId, draft, makeDefault, most }: AddressWish & { customerId: number; most: number },
): Promise<Address | 'full'> =>
  changeBook(db, customerId, async (tx) => {
    const count = await selectAddressCount(tx, customerId)
    if (count >= most) return 'full'
    const isDefault = makeDefault || count === 0
    if (isDefault) await unsetDefault(tx, customerId)
    const now = clock.now()
    return insertAddress(tx, { ...draft, customerId, isDefault, createdAt: now, savedAt: now })
  })

/** Replaces an address of the customer's own; nothing, where it is none of theirs. */
export const changeAddress = (
  db: Db,
  clock: Clock,
  { draft, makeDefault, ...own }: AddressWish & OwnAddress,
): Promise<Address | undefined> =>
  changeBook(db, own.customerId, async (tx) => {
    const changed = await updateAddress(tx, own, { ...draft, savedAt: clock.now() })
    if (changed === undefined || changed.isDefault || !makeDefault) return changed
    await unsetDefault(tx, own.customerId)
    return updateAddress(tx, own, { isDefault: true })
  })

/**
 * Removes an address and answers those that are left; nothing, where it was none of the customer's. Where it was the
 * default, the newest of the others takes its place.
 */
export const removeAddress = (db: Db, own: OwnAddress): Promise<Address[] | undefined> =>
  changeBook(db, own.customerId, async (tx) => {
    const removed = await deleteAddress(tx, own)
    if (removed === undefined) return undefined
    const [newest] = await selectAddresses(tx, own.customerId)
    if (newest !== undefined && removed.isDefault) {
      await updateAddress(tx, { ...own, uuid: newest.uuid }, { isDefault: true })
    }
    return selectAddresses(tx, own.customerId)
  })

/** Adds addresses by their uuids; those that are there stay as they are. */
export async function saveAddresses(db: Db, rows: NewAddressRow[]): Promise<void> {
  if (rows.length > 0) await insertNewAddresses(db, rows)
}

/** One change of a book at a time: two at once would both be the first address, or both the tenth. */
const changeBook = <Result>(db: Db, customerId: number, change: (tx: Db) => Promise<Result>) =>
  db.transaction(async (tx) => {
    await holdLock(tx, `addresses:${customerId}`)
    return change(tx)
  })
