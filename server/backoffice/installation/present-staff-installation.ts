import type { InstallationCard, StaffInstallation } from '@gema/contract/backoffice/calls/installation.ts'
import { inLanguage } from '@gema/contract/values/language.ts'
import {
  type Installation,
  installationPhotos,
  placeText,
} from '../../modules/installations/installations.ts'
import { findSimulationByCode } from '../../modules/simulation/simulation.ts'
import { staffNames } from '../../modules/staff/staff.ts'
import { postOf, type Shop } from '../../shop.ts'

/** A request in a list. */
export const presentInstallationCard = async (
  { db }: Shop,
  request: Installation,
): Promise<InstallationCard> => ({
  uuid: request.uuid,
  reference: request.reference,
  status: request.status,
  kind: request.kind,
  building: request.building,
  name: request.name,
  phone: request.phone,
  address: await placeText(db, request),
  wishes: request.wishes,
  sent_at: request.sentAt.toISOString(),
})

/** A request with all that was told and said. */
export async function presentStaffInstallation(
  shop: Shop,
  request: Installation,
  language: string,
): Promise<StaffInstallation> {
  const { staffId } = request
  const [card, photos, names, simulation] = await Promise.all([
    presentInstallationCard(shop, request),
    installationPhotos(shop.db, request.id),
    staffNames(shop.db, staffId === null ? [] : [staffId]),
    simulationOf(shop, request, language),
  ])
  return {
    ...card,
    email: request.email,
    language: request.language,
    note: request.note,
    photos: photos.map(({ uuid, name, bytes }) => ({ uuid, name, bytes })),
    simulation,
    answer: request.answer,
    staff_name: staffId === null ? null : (names.get(staffId) ?? null),
    changed_at: request.changedAt.toISOString(),
  }
}

async function simulationOf(
  shop: Shop,
  { simulationCode }: Installation,
  language: string,
): Promise<StaffInstallation['simulation']> {
  const found = simulationCode === null ? undefined : await findSimulationByCode(shop.db, simulationCode)
  if (found === undefined) return null
  const { uuid, code, name, templateName, total } = found
  return {
    ...{ uuid, simulation_code: code, price: total },
    name: name === '' ? inLanguage(templateName, language) : name,
    url: `${postOf(shop, language).pagesUrl}/simulation/${uuid}`,
  }
}
