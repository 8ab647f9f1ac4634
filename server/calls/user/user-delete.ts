import type { userDelete } from '@gema/contract/calls/user.ts'
import { type Handler, refuse } from '../../http/handler.ts'
import { customerById, deleteAccount } from '../../modules/accounts/accounts.ts'
import { removePicture } from '../../modules/media/media.ts'
import { takeOffNewsletter } from '../../modules/newsletter/newsletter.ts'
import { postOf, type Shop } from '../../shop.ts'

/** Deletes the account, all that belongs to it, its photo and its place on the newsletter list. */
export const answerUserDelete: Handler<typeof userDelete, Shop> = async (
  { confirmation },
  { shop, language, caller },
) => {
  const { db, clock, files } = shop
  const customer = await customerById(db, caller.customerId)
  if (customer === undefined) return refuse('not_signed_in')
  const refused = await deleteAccount(db, postOf(shop, language), { customer, confirmation })
  if (refused !== undefined) return refuse(refused.refused, { field: 'confirmation' })
  await takeOffNewsletter(db, clock, customer.email)
  if (customer.avatar !== null) await removePicture(files, customer.avatar)
  return {}
}
