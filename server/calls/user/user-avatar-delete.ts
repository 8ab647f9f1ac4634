import type { userAvatarDelete } from '@gema/contract/calls/user.ts'
import { type Handler, refuse } from '../../http/handler.ts'
import { changeProfile, customerById } from '../../modules/accounts/accounts.ts'
import { removePicture } from '../../modules/media/media.ts'
import type { Shop } from '../../shop.ts'
import { profileOf } from './present-profile.ts'

/** Takes the photo away, and its files with it. */
export const answerUserAvatarDelete: Handler<typeof userAvatarDelete, Shop> = async (
  _input,
  { shop, caller },
) => {
  const { db, clock, files } = shop
  const before = await customerById(db, caller.customerId)
  const changed = await changeProfile(db, clock, { customerId: caller.customerId, changed: { avatar: null } })
  if (changed === undefined || 'refused' in changed) return refuse('not_signed_in')
  if (before?.avatar) await removePicture(files, before.avatar)
  return profileOf(shop, changed)
}
