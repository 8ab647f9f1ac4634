import { mostOfOne } from '@gema/contract/values/quantity.ts'
import type { Db } from '../../platform/database/database.ts'
import { addOnsOf } from '../catalogue/catalogue.ts'
import { type CartAround, type CartRefused, changeOrMakeCart } from './change-cart.ts'
import { goodsWanted, type PartWanted } from './goods-wanted.ts'
import { insertAddOns, unselectOthers } from './line-queries.ts'
import type { CartOwner } from './priced-cart.ts'
import { type GoodsAsked, readGoods } from './read-goods.ts'
import { saveParts } from './save-parts.ts'

export interface AddWish {
  owner: CartOwner
  asked: GoodsAsked
  /** Services to buy with it, by their uuids. */
  addOns: string[]
  /** It alone is selected afterwards. */
  buyNow: boolean
  /** How many lines a cart may have. */
  mostLines: number
}

/** Puts a variant or a whole bundle into a cart; what is there already becomes more. */
export const addToCart = (db: Db, around: CartAround, wish: AddWish): Promise<CartRefused | undefined> =>
  changeOrMakeCart(db, { ...around, owner: wish.owner }, async (tx, cart) => {
    const now = around.clock.now()
    const read = await readGoods(tx, wish.asked, { cartId: cart.id, now })
    const wanted = goodsWanted(wish.asked, read)
    if ('refused' in wanted) return wanted
    const { parts } = wanted
    if (parts.some(({ line, quantity }) => (line?.quantity ?? 0) + quantity > mostOfOne))
      return { refused: 'quantity_too_large' }
    const added = parts.filter(({ line }) => line === undefined).length
    if (added > 0 && read.lines.length + added > wish.mostLines)
      return { refused: 'cart_full', values: { most: wish.mostLines } }
    const services = await servicesFor(tx, parts, wish.addOns)
    if (services === undefined) return { refused: 'add_on_unknown' }
    const lineIds = await saveParts(tx, wanted, { cartId: cart.id, flash: read.flash, now })
    await insertAddOns(
      tx,
      services.flatMap(({ place, addOnId }) => {
        const lineId = lineIds[place]
        return lineId === undefined ? [] : [{ lineId, addOnId }]
      }),
    )
    if (wish.buyNow) await unselectOthers(tx, { cartId: cart.id, ids: lineIds })
    return {}
  })

/** Which service goes with which part: the first one that it is offered for. Nothing where one is offered for none. */
async function servicesFor(tx: Db, parts: PartWanted[], uuids: string[]) {
  if (uuids.length === 0) return []
  const offered = await addOnsOf(
    tx,
    parts.map(({ goods }) => goods.product.id),
  )
  const chosen = uuids.map((uuid) => {
    const known = parts.flatMap(({ goods }, place) =>
      (offered.get(goods.product.id) ?? [])
        .filter((addOn) => addOn.uuid === uuid)
        .map(({ id }) => ({ place, addOnId: id })),
    )
    return known[0]
  })
  const found = chosen.flatMap((each) => each ?? [])
  return found.length === chosen.length ? found : undefined
}
