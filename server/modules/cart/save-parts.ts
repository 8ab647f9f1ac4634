import type { Db } from '../../platform/database/database.ts'
import type { CartFlashOffer } from '../pricing/pricing.ts'
import type { GoodsWanted } from './goods-wanted.ts'
import { insertLine, updateLines } from './line-queries.ts'
import { unitPriceOf } from './unit-price.ts'

/** Puts parts into a cart, selected: new lines, or more of those that are there. The ids of the lines, in the order of the parts. */
export async function saveParts(
  tx: Db,
  { parts, bundle }: GoodsWanted,
  { cartId, flash, now }: { cartId: number; flash: Map<number, CartFlashOffer>; now: Date },
): Promise<number[]> {
  const ids: number[] = []
  for (const { goods, line, quantity: more } of parts) {
    const inventoryId = goods.inventory.id
    const quantity = (line?.quantity ?? 0) + more
    const seenPrice = unitPriceOf(goods, { flash: flash.get(inventoryId), quantity }, now)
    if (line !== undefined) {
      const changed = { quantity, seenPrice, isSelected: true, mergeNote: null }
      await updateLines(tx, { cartId, ids: [line.id] }, changed)
      ids.push(line.id)
      continue
    }
    const ofBundle = { bundleId: bundle?.id ?? null, bundleKey: bundle?.key ?? null }
    const row = { cartId, inventoryId, quantity, seenPrice, addedAt: now, ...ofBundle }
    ids.push(await insertLine(tx, row))
  }
  return ids
}
