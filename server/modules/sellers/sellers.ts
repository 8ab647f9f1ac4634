import { randomUUID } from 'node:crypto'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Files } from '../../platform/files/files.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Sealer } from '../../platform/sealer.ts'
import { postLetter } from '../notifications/notifications.ts'
import { regionNames } from '../regions/regions.ts'
import { readSettings } from '../settings/settings.ts'
import { newReference } from './new-reference.ts'
import { applicationLetter, receivedLetter } from './sellers-letters.ts'
import { insertApplication, type NewApplicationRow } from './sellers-queries.ts'

/** What could be misused: kept encrypted, and told to nobody. */
export interface SecretDetails {
  bankName: string
  bankAccountName: string
  bankAccountNumber: string
  identityNumber: string
  taxNumber: string | null
}

export interface Application {
  told: Pick<
    NewApplicationRow,
    'storeName' | 'ownerName' | 'email' | 'phone' | 'cityCode' | 'street' | 'category' | 'about' | 'language'
  > & { website: string }
  secret: SecretDetails
  /** Pictures of our own making. */
  documents: { identity: Uint8Array; tax: Uint8Array | undefined }
}

export interface Around {
  clock: Clock
  jobs: Jobs
  files: Files
  sealer: Sealer
}

/** Whether the shop takes new sellers. */
export const wantsSellers = async (db: Db): Promise<boolean> => (await readSettings(db)).vendorRegistration

/** Keeps the application of somebody who wants to sell here, tells the shop and the applicant, and answers its reference. */
export async function takeApplication(
  db: Db,
  around: Around,
  { told, secret, documents }: Application,
): Promise<string> {
  const kept = [await keepDocument(around, documents.identity)]
  try {
    if (documents.tax !== undefined) kept.push(await keepDocument(around, documents.tax))
    const [identityDocument = '', taxDocument = null] = kept
    const sealedDetails = around.sealer.sealText(JSON.stringify(secret))
    const row = { ...told, sealedDetails, identityDocument, taxDocument, sentAt: around.clock.now() }
    return await db.transaction((tx) => store(tx, around, row))
  } catch (error) {
    // Nobody would ever find documents that belong to no application.
    await Promise.all(kept.map((key) => around.files.remove(key)))
    throw error
  }
}

type UnnamedRow = Omit<NewApplicationRow, 'reference'> & { website: string }

async function store(tx: Db, around: Around, row: UnnamedRow): Promise<string> {
  const reference = await insertNamed(tx, row)
  const [{ email: shopEmail }, cities] = await Promise.all([
    readSettings(tx),
    regionNames(tx, [row.cityCode]),
  ])
  const city = cities.get(row.cityCode) ?? row.cityCode
  if (shopEmail !== '') {
    const letter = applicationLetter({ ...row, reference, city })
    await postLetter(tx, around, { recipient: shopEmail, letter })
  }
  const letter = receivedLetter({ reference, language: row.language })
  await postLetter(tx, around, { recipient: row.email, letter })
  return reference
}

/** There are hundreds of millions of references, so that a few tries always find a free one. */
async function insertNamed(tx: Db, row: UnnamedRow): Promise<string> {
  for (let tries = 0; tries < 5; tries++) {
    const reference = newReference()
    if (await insertApplication(tx, { ...row, reference })) return reference
  }
  throw new Error('no free reference was found')
}

/** Below `private/`, from which nothing is served, under a name that tells nothing. */
async function keepDocument({ files, sealer }: Around, picture: Uint8Array): Promise<string> {
  const key = `private/sellers/${randomUUID()}.bin`
  await files.write(key, sealer.seal(picture))
  return key
}
