import type { userAvatarStore } from '@gema/contract/calls/user.ts'
import { type Handler, refuse } from '../../http/handler.ts'
import { changeAvatar } from '../../modules/accounts/accounts.ts'
import { keepPicture, reencodePicture, removePicture } from '../../modules/media/media.ts'
import { newToken } from '../../platform/secrets.ts'
import type { Shop } from '../../shop.ts'
import { profileOf } from './present-profile.ts'

/** Makes a small square of the photo, whatever was in the file, and keeps it under a name that cannot be guessed. */
export const answerUserAvatarStore: Handler<typeof userAvatarStore, Shop> = async (
  { avatar },
  { shop, caller },
) => {
  const { db, clock, files } = shop
  const photo = await reencodePicture(new Uint8Array(await avatar.arrayBuffer()), { square: 480 })
  if ('refused' in photo) return refuse(photo.refused, { field: 'avatar' })
  const picture = await keepPicture(files, `avatar-${newToken().slice(0, 22).toLowerCase()}.webp`, photo)
  const changed = await changeAvatar(db, clock, { customerId: caller.customerId, avatar: picture })
  const unused = changed === undefined ? picture : changed.before
  if (unused !== null) await removePicture(files, unused)
  return changed === undefined ? refuse('not_signed_in') : profileOf(shop, changed.customer)
}
