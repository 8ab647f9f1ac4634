import type { installationFind } from '@gema/contract/backoffice/calls/installation.ts'
import { type Handler, refuse } from '../../http/handler.ts'
import { findInstallation } from '../../modules/installations/installations.ts'
import type { Shop } from '../../shop.ts'
import { placeOf } from './place-of.ts'
import { presentStaffInstallation } from './present-staff-installation.ts'

/** A request for an installation with all that was told. */
export const answerInstallationFind: Handler<typeof installationFind, Shop> = async (input, context) => {
  const { shop, language } = context
  const request = await findInstallation(shop.db, placeOf(input))
  return request === undefined
    ? refuse('installation_unknown')
    : presentStaffInstallation(shop, request, language)
}
