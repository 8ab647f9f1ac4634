import type { Db } from '../../platform/database/database.ts'
import { addOnsOf, goodsByIds } from '../catalogue/catalogue.ts'
import { type CartAround, type CartRefused, changeCart } from './change-cart.ts'
import { deleteAddOns, insertAddOns, selectLines } from './line-queries.ts'
import type { CartOwner } from './priced-cart.ts'

/** Services for a line and services that it shall no longer have, all by their uuids. */
export interface AddOnsWish {
  owner: CartOwner
  line: string
  checked: string[]
  unchecked: string[]
}

/** Adds services to a line and takes others away. */
export function changeAddOns(db: Db, around: CartAround, wish: AddOnsWish): Promise<CartRefused | undefined> {
  const absent: CartRefused = { refused: 'cart_line_unknown' }
  return changeCart(db, { ...around, owner: wish.owner, absent }, async (tx, cart) => {
    const lines = await selectLines(tx, cart.id)
    const line = lines.find(({ uuid, removedAt }) => uuid === wish.line && removedAt === null)
    const goods = line && (await goodsByIds(tx, [line.inventoryId])).get(line.inventoryId)
    if (line === undefined || goods === undefined) return absent
    const offered = (await addOnsOf(tx, [goods.product.id])).get(goods.product.id) ?? []
    const idsOf = (uuids: string[]) => offered.filter(({ uuid }) => uuids.includes(uuid)).map(({ id }) => id)
    const added = idsOf(wish.checked)
    if (added.length < new Set(wish.checked).size) return { refused: 'add_on_unknown' }
    await insertAddOns(
      tx,
      added.map((addOnId) => ({ lineId: line.id, addOnId })),
    )
    const removed = idsOf(wish.unchecked)
    if (removed.length > 0) await deleteAddOns(tx, line.id, removed)
    return {}
  })
}
