import type { installationUpdateStatus } from '@gema/contract/backoffice/calls/installation.ts'
import { inLanguage } from '@gema/contract/values/language.ts'
import { type Handler, refuse } from '../../http/handler.ts'
import { changeInstallation } from '../../modules/installations/installations.ts'
import type { Shop } from '../../shop.ts'
import { placeOf } from './place-of.ts'
import { presentStaffInstallation } from './present-staff-installation.ts'

/** How a state is called inside of a sentence. */
const stateNames: Record<string, { en: string; id: string }> = {
  created: { en: 'new', id: 'baru' },
  agreed: { en: 'agreed', id: 'disepakati' },
  done: { en: 'done', id: 'selesai' },
  declined: { en: 'declined', id: 'ditolak' },
}

/** Agrees to a request, says that it is done, or declines it; whoever asked is told by mail. */
export const answerInstallationUpdateStatus: Handler<typeof installationUpdateStatus, Shop> = async (
  input,
  { shop, caller, language },
) => {
  const { status, answer = '' } = input
  const changed = await changeInstallation(shop.db, shop, {
    ...{ place: placeOf(input), status, answer, staffId: caller.staffId },
  })
  if ('request' in changed) return presentStaffInstallation(shop, changed.request, language)
  const { refused, values = {}, ...rest } = changed
  const named = Object.entries(values).map(([name, value]) => {
    const state = stateNames[String(value)]
    return [name, state === undefined ? value : inLanguage(state, language)]
  })
  return refuse(refused, { ...rest, values: Object.fromEntries(named) })
}
