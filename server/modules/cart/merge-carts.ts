import { mostOfOne } from '@gema/contract/values/quantity.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { goodsByIds } from '../catalogue/catalogue.ts'
import type { LineRow } from './cart-queries.ts'
import { type CartRow, deleteCart, insertCart, lockCartRow, updateCart } from './cart-queries.ts'
import { copyAddOns, copyDeliveries, selectLines, updateLines } from './line-queries.ts'
import { type MergePlan, planMerge } from './rules/plan-merge.ts'

export interface MergeWish {
  customerId: number
  guestHash: string
  mostLines: number
}

/**
 * Moves the cart of a guest into that of a customer. The guest's cart is gone afterwards, so that doing it again, or
 * twice at once, changes nothing.
 */
export const mergeCarts = (db: Db, clock: Clock, wish: MergeWish): Promise<void> =>
  db.transaction(async (tx) => {
    const { customerId, guestHash } = wish
    const now = clock.now()
    // Always in this order: two merges wait for each other, instead of each for the other.
    const known = await lockCartRow(tx, { customerId })
    const guest = await lockCartRow(tx, { guestHash })
    if (guest === undefined) return
    if (known === undefined) await insertCart(tx, { customerId }, now)
    const account = known ?? (await lockCartRow(tx, { customerId }))
    if (account === undefined) throw new Error('the cart was not made')
    await joinLines(tx, { account, guest, wish, now })
    await copyDeliveries(tx, { from: guest.id, to: account.id })
    await deleteCart(tx, guest.id)
    await updateCart(tx, account.id, {
      changedAt: now,
      destination: account.destination ?? guest.destination,
      voucherCode: account.voucherCode ?? guest.voucherCode,
    })
  })

interface TwoCarts {
  account: CartRow
  guest: CartRow
  wish: MergeWish
  now: Date
}

async function joinLines(tx: Db, { account, guest, wish, now }: TwoCarts): Promise<void> {
  const isThere = ({ removedAt }: LineRow) => removedAt === null
  const lines = {
    account: (await selectLines(tx, account.id)).filter(isThere),
    guest: (await selectLines(tx, guest.id)).filter(isThere),
  }
  const goods = await goodsByIds(
    tx,
    lines.guest.map(({ inventoryId }) => inventoryId),
  )
  const plan = planMerge(lines, {
    stockOf: (inventoryId) => goods.get(inventoryId)?.stock ?? 0,
    mostOfOne,
    mostLines: wish.mostLines,
  })
  const cartId = account.id
  await joinSame(tx, { plan, cartId, guestLines: lines.guest })
  const ofAccount = (ids: number[]) => ({ cartId, ids })
  if (plan.unselected.length > 0) {
    const changed = { isSelected: false, mergeNote: 'from_account' as const }
    await updateLines(tx, ofAccount(plan.unselected), changed)
  }
  if (plan.dropped.length > 0) await updateLines(tx, ofAccount(plan.dropped), { removedAt: now })
  if (plan.moved.length > 0) await updateLines(tx, { cartId: guest.id, ids: plan.moved }, { cartId })
}

async function joinSame(
  tx: Db,
  { plan, cartId, guestLines }: { plan: MergePlan; cartId: number; guestLines: LineRow[] },
): Promise<void> {
  for (const { into, from, quantity, isClipped, isSelected } of plan.joined) {
    const seenPrice = guestLines.find(({ id }) => id === from)?.seenPrice
    await copyAddOns(tx, { from, to: into })
    await updateLines(
      tx,
      { cartId, ids: [into] },
      {
        ...{ quantity, isSelected, mergeNote: isClipped ? ('clipped' as const) : null },
        ...(seenPrice !== undefined && { seenPrice }),
      },
    )
  }
}
