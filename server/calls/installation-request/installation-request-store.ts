import { type installationRequestStore, photoLimits } from '@gema/contract/calls/installation-request.ts'
import type { ParsedInputOf } from '@gema/contract/define-call.ts'
import { inLanguage } from '@gema/contract/values/language.ts'
import { type Handler, type Refused, refuse } from '../../http/handler.ts'
import {
  type InstallationWish,
  photoName,
  type ToldSimulation,
  takeInstallation,
} from '../../modules/installations/installations.ts'
import { findSimulationByCode } from '../../modules/simulation/simulation.ts'
import { postOf, type Shop } from '../../shop.ts'

type Filled = ParsedInputOf<typeof installationRequestStore>

/** Takes the request of somebody who wants a system installed; the same key answers the same reference. */
export const answerInstallationRequestStore: Handler<typeof installationRequestStore, Shop> = async (
  input,
  { shop, language },
) => {
  const refused = whyNoPhotos(input.photos)
  if (refused !== undefined) return refused
  const simulation = await toldSimulation(shop, input.simulation_code)
  if (simulation === 'unknown') return refuse('installation_simulation', { field: 'simulation_code' })
  const taken = await takeInstallation(shop.db, shop, {
    ...{ requestKey: input.key, language, simulation, told: toldOf(input) },
    photos: { sent: input.photos.map(sentPhoto), mostBytes: photoLimits.bytes },
  })
  return 'refused' in taken ? taken : { reference: taken.request.reference }
}

/** How many and how heavy they are is known before any is opened. */
function whyNoPhotos(photos: File[]): Refused | undefined {
  if (photos.length > photoLimits.files)
    return refuse('installation_photos', { field: 'photos', values: { limit: photoLimits.files } })
  const place = photos.findIndex(({ size }) => size > photoLimits.bytes)
  const heavy = photos[place]
  if (heavy === undefined) return undefined
  const limit = Math.floor(photoLimits.bytes / 1024 ** 2)
  return refuse('installation_photo', {
    ...{ field: `photos.${place}`, values: { name: photoName(heavy.name), limit } },
  })
}

const sentPhoto = (file: File) => ({
  name: file.name,
  read: async () => new Uint8Array(await file.arrayBuffer()),
})

/** The staff reads of it in the shop's own language; the link leads to what was saved. */
async function toldSimulation(
  shop: Shop,
  code: string | undefined,
): Promise<ToldSimulation | undefined | 'unknown'> {
  if (code === undefined) return undefined
  const found = await findSimulationByCode(shop.db, code)
  if (found === undefined) return 'unknown'
  const { name, templateName, uuid } = found
  const { pagesUrl } = postOf(shop, 'en')
  return { name: name === '' ? inLanguage(templateName, 'en') : name, url: `${pagesUrl}/simulation/${uuid}` }
}

/** Named one by one: nothing else can be set. */
const toldOf = (input: Filled): InstallationWish['told'] => ({
  name: input.name,
  email: input.email,
  phone: input.phone,
  kind: input.kind,
  building: input.building,
  districtCode: input.district,
  street: input.street,
  wishes: input.wishes,
  simulationCode: input.simulation_code ?? null,
  note: input.note ?? '',
})
