import type { compareListDelete } from '@gema/contract/calls/compare-list.ts'
import type { Handler } from '../../http/handler.ts'
import { clearCompared, comparedUuids, removeCompared } from '../../modules/compare/compare.ts'
import type { Shop } from '../../shop.ts'

/** Takes a product out of what the caller compares; without one, everything. */
export const answerCompareListDelete: Handler<typeof compareListDelete, Shop> = async (input, context) => {
  const { db } = context.shop
  const customerId = context.caller.customerId
  if (input.product_id === undefined) await clearCompared(db, customerId)
  else await removeCompared(db, customerId, input.product_id)
  return { uuids: await comparedUuids(db, customerId) }
}
