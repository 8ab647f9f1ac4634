import { asc, count, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import {
  installationPhotosTable as photos,
  installationRequestsTable as requests,
} from './installations-tables.ts'

export type InstallationRow = typeof requests.$inferSelect
export type NewInstallationRow = typeof requests.$inferInsert
export type InstallationPhotoRow = typeof photos.$inferSelect
export type NewPhotoRow = Omit<typeof photos.$inferInsert, 'requestId'>

export async function nextInstallationNumber(tx: Db): Promise<number> {
  const { rows } = await tx.execute<{ next: string | number }>(
    sql`select nextval('installation_numbers') as next`,
  )
  return Number(rows[0]?.next)
}

/** Answers nothing where the key was used before; who used it at the same moment is waited for. */
export async function insertRequest(
  tx: Db,
  row: NewInstallationRow,
  files: NewPhotoRow[],
): Promise<InstallationRow | undefined> {
  const [saved] = await tx
    .insert(requests)
    .values(row)
    .onConflictDoNothing({ target: requests.requestKey })
    .returning()
  if (saved === undefined) return undefined
  if (files.length > 0)
    await tx.insert(photos).values(files.map((file) => ({ ...file, requestId: saved.id })))
  return saved
}

export async function selectByKey(db: Db, requestKey: string): Promise<InstallationRow | undefined> {
  const [row] = await db.select().from(requests).where(eq(requests.requestKey, requestKey))
  return row
}

/** One request: by its uuid or by what people call it. */
export type InstallationPlace = { uuid: string } | { reference: string }

const isPlace = (place: InstallationPlace) =>
  'uuid' in place ? eq(requests.uuid, place.uuid) : eq(requests.reference, place.reference)

export async function selectRequest(db: Db, place: InstallationPlace): Promise<InstallationRow | undefined> {
  const [row] = await db.select().from(requests).where(isPlace(place))
  return row
}

/** A request that nobody else changes until the transaction is over. */
export async function lockRequest(tx: Db, place: InstallationPlace): Promise<InstallationRow | undefined> {
  const [row] = await tx.select().from(requests).where(isPlace(place)).for('update')
  return row
}

export async function updateRequest(
  tx: Db,
  id: number,
  changed: Partial<NewInstallationRow>,
): Promise<InstallationRow> {
  const [row] = await tx.update(requests).set(changed).where(eq(requests.id, id)).returning()
  if (row === undefined) throw new Error('there is no such request')
  return row
}

export const selectPhotos = (db: Db, requestId: number): Promise<InstallationPhotoRow[]> =>
  db.select().from(photos).where(eq(photos.requestId, requestId)).orderBy(asc(photos.position))

export async function selectPhoto(db: Db, uuid: string): Promise<InstallationPhotoRow | undefined> {
  const [row] = await db.select().from(photos).where(eq(photos.uuid, uuid))
  return row
}

/** A page of requests, the oldest first, and how many there are in all. */
export async function selectRequests(
  db: Db,
  { status, limit, offset }: { status: InstallationRow['status'] | undefined; limit: number; offset: number },
): Promise<{ rows: InstallationRow[]; total: number }> {
  const among = status === undefined ? undefined : eq(requests.status, status)
  const [rows, [counted]] = await Promise.all([
    db.select().from(requests).where(among).orderBy(asc(requests.id)).limit(limit).offset(offset),
    db.select({ total: count() }).from(requests).where(among),
  ])
  return { rows, total: counted?.total ?? 0 }
}
