import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { addressesTable as addresses } from './addresses-tables.ts'

export type AddressRow = typeof addresses.$inferSelect
export type NewAddressRow = typeof addresses.$inferInsert

/** Whose address, and which one: no query takes one without the other. */
export interface OwnAddress {
  customerId: number
  uuid: string
}

const isOwn = ({ customerId, uuid }: OwnAddress) =>
  and(eq(addresses.customerId, customerId), eq(addresses.uuid, uuid))

/** The default address first, then the newest. */
export const selectAddresses = (db: Db, customerId: number): Promise<AddressRow[]> =>
  db
    .select()
    .from(addresses)
    .where(eq(addresses.customerId, customerId))
    .orderBy(desc(addresses.isDefault), desc(addresses.createdAt), desc(addresses.id))

export const selectAddressCount = (db: Db, customerId: number): Promise<number> =>
  db.$count(addresses, eq(addresses.customerId, customerId))

export async function insertAddress(db: Db, row: NewAddressRow): Promise<AddressRow> {
  const [inserted] = await db.insert(addresses).values(row).returning()
  if (inserted === undefined) throw new Error('the address was not stored')
  return inserted
}

/** Adds addresses by their uuids; those that are there stay as they are. */
export const insertNewAddresses = (db: Db, rows: NewAddressRow[]) =>
  db.insert(addresses).values(rows).onConflictDoNothing({ target: addresses.uuid })

export async function updateAddress(
  db: Db,
  own: OwnAddress,
  changed: Partial<NewAddressRow>,
): Promise<AddressRow | undefined> {
  return (await db.update(addresses).set(changed).where(isOwn(own)).returning())[0]
}

/** There is one default at most, so it goes before another one comes. */
export const unsetDefault = (db: Db, customerId: number) =>
  db
    .update(addresses)
    .set({ isDefault: false })
    .where(and(eq(addresses.customerId, customerId), eq(addresses.isDefault, true)))

export async function deleteAddress(db: Db, own: OwnAddress): Promise<AddressRow | undefined> {
  return (await db.delete(addresses).where(isOwn(own)).returning())[0]
}
