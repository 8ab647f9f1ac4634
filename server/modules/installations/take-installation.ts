import { dayText } from '@gema/contract/values/day-text.ts'
import { visitWindow } from '@gema/contract/values/visit-days.ts'
import type { Db } from '../../platform/database/database.ts'
import { postLetter } from '../notifications/notifications.ts'
import { brokenRegion, regionsAround } from '../regions/regions.ts'
import { readSettings } from '../settings/settings.ts'
import { receivedLetter, requestLetter, type ToldSimulation } from './installation-letters.ts'
import type { InstallationOutcome, InstallationRefused, InstallationsAround } from './installation-outcome.ts'
import {
  type InstallationRow,
  insertRequest,
  type NewPhotoRow,
  nextInstallationNumber,
  selectByKey,
} from './installations-queries.ts'
import { type SentPhoto, withPhotos } from './keep-photos.ts'
import { placeText } from './place-text.ts'
import { brokenWish } from './rules/broken-wish.ts'
import { isSameRequest } from './rules/is-same-request.ts'
import { photoName } from './rules/photo-name.ts'
import { referenceOf } from './rules/reference-of.ts'

type Told = Pick<
  InstallationRow,
  | 'name'
  | 'email'
  | 'phone'
  | 'kind'
  | 'building'
  | 'districtCode'
  | 'street'
  | 'wishes'
  | 'simulationCode'
  | 'note'
>

/** What somebody wishes who asks for an installation. */
export interface InstallationWish {
  /** Chosen by whoever asks: asking twice by accident asks once. */
  requestKey: string
  language: string
  told: Told
  photos: { sent: SentPhoto[]; mostBytes: number }
  simulation: ToldSimulation | undefined
}

/**
 * Takes a request for an installation, tells the shop and whoever asked, and answers it with its reference. The same key
 * answers the same request, whoever comes first; where it told something else, that is refused. Nothing is kept of what
 * is refused.
 */
export async function takeInstallation(
  db: Db,
  around: InstallationsAround,
  wish: InstallationWish,
): Promise<InstallationOutcome> {
  const before = await selectByKey(db, wish.requestKey)
  if (before !== undefined) return sameOrRefused(before, wish)
  const refused = await whyNot(db, wish, around.clock.now())
  if (refused !== undefined) return refused
  const outcome = await withPhotos(around, wish.photos.sent, (photos) =>
    db.transaction(async (tx) => {
      const request = await write(tx, around, { wish, photos })
      if (request !== undefined) return { outcome: { request }, keeps: true }
      // Somebody else was quicker with the same key.
      const other = await selectByKey(tx, wish.requestKey)
      if (other === undefined) throw new Error('the request was not saved')
      return { outcome: sameOrRefused(other, wish), keeps: false }
    }),
  )
  return 'noPhoto' in outcome ? noPhoto(wish, outcome.noPhoto) : outcome
}

const sameOrRefused = (before: InstallationRow, { told }: InstallationWish): InstallationOutcome =>
  isSameRequest(before, told)
    ? { request: before }
    : { refused: 'installation_key_used', values: { reference: before.reference } }

async function whyNot(db: Db, wish: InstallationWish, now: Date): Promise<InstallationRefused | undefined> {
  const { told, language } = wish
  const place = brokenWish(told.wishes, now)
  if (place !== undefined) {
    const { from, to } = visitWindow(now)
    const values = { from: dayText(from, { language }), to: dayText(to, { language }) }
    return { refused: 'installation_date', field: `wishes.${place}.date`, values }
  }
  const around = regionsAround(told.districtCode)
  if (around.length !== 3 || (await brokenRegion(db, around)) !== undefined)
    return { refused: 'installation_district', field: 'district' }
  return undefined
}

const noPhoto = ({ photos }: InstallationWish, place: number): InstallationRefused => ({
  refused: 'installation_photo',
  field: `photos.${place}`,
  values: {
    name: photoName(photos.sent[place]?.name ?? ''),
    limit: Math.floor(photos.mostBytes / 1024 ** 2),
  },
})

async function write(
  tx: Db,
  around: InstallationsAround,
  { wish, photos }: { wish: InstallationWish; photos: NewPhotoRow[] },
): Promise<InstallationRow | undefined> {
  const now = around.clock.now()
  const { told, requestKey, language, simulation } = wish
  const reference = referenceOf(await nextInstallationNumber(tx), now)
  const request = await insertRequest(
    tx,
    { ...told, requestKey, language, reference, sentAt: now, changedAt: now },
    photos.map((photo) => ({ ...photo, name: photoName(photo.name) })),
  )
  if (request === undefined) return undefined
  const { email: shopEmail } = await readSettings(tx)
  if (shopEmail !== '') {
    const address = await placeText(tx, request)
    const letter = requestLetter({ request, address, photos: photos.length, simulation })
    await postLetter(tx, around, { recipient: shopEmail, letter })
  }
  await postLetter(tx, around, { recipient: request.email, letter: receivedLetter(request) })
  return request
}
