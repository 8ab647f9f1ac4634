import type { userAvatarDelete } from '@gema/contract/calls/user.ts'
import { type Handler, refuse } from '../../http/handler.ts'
import { changeAvatar } from '../../modules/accounts/accounts.ts'
import { removePicture } from '../../modules/media/media.ts'
import type { Shop } from '../../shop.ts'
import { profileOf } from './present-profile.ts'

/** Takes the photo away, and its files with it. */
export const answerUserAvatarDelete: Handler<typeof userAvatarDelete, Shop> = async (
  _input,
  { shop, caller },
) => {
  const { db, clock, files } = shop
  const changed = await changeAvatar(db, clock, { customerId: caller.customerId, avatar: null })
  if (changed === undefined) return refuse('not_signed_in')
  if (changed.before !== null) await removePicture(files, changed.before)
  return profileOf(shop, changed.customer)
}
