import { mostOfOne } from '@gema/contract/values/quantity.ts'
import type { Db } from '../../platform/database/database.ts'
import type { CartRefused } from './change-cart.ts'
import { copyAddOns, deleteLines, selectLines, updateLines } from './line-queries.ts'

/** Brings removed lines back. One that is there is left alone; one that was added anew meanwhile becomes more. */
export async function restoreLines(
  tx: Db,
  cartId: number,
  { restored, mostLines }: { restored: string[]; mostLines: number },
): Promise<CartRefused | undefined> {
  if (restored.length === 0) return undefined
  const lines = await selectLines(tx, cartId)
  const active = lines.filter(({ removedAt }) => removedAt === null)
  for (const uuid of new Set(restored)) {
    const line = lines.find((each) => each.uuid === uuid)
    if (line === undefined) return { refused: 'cart_line_unknown' }
    if (line.removedAt === null) continue
    const same = active.find(
      (each) => each.bundleKey === null && line.bundleKey === null && each.inventoryId === line.inventoryId,
    )
    if (same === undefined) {
      if (active.length >= mostLines) return { refused: 'cart_full', values: { most: mostLines } }
      await updateLines(tx, { cartId, ids: [line.id] }, { removedAt: null })
      active.push(line)
      continue
    }
    same.quantity = Math.min(mostOfOne, same.quantity + line.quantity)
    await copyAddOns(tx, { from: line.id, to: same.id })
    await deleteLines(tx, { cartId, ids: [line.id] })
    await updateLines(tx, { cartId, ids: [same.id] }, { quantity: same.quantity })
  }
  return undefined
}
