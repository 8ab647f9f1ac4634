import { randomUUID } from 'node:crypto'
import type { Goods } from '../catalogue/catalogue.ts'
import type { LineRow } from './cart-queries.ts'
import type { CartRefused } from './change-cart.ts'
import type { GoodsAsked, GoodsRead } from './read-goods.ts'

export interface PartWanted {
  goods: Goods
  /** More of it than there is in the cart already. */
  quantity: number
  /** The line that it adds to. */
  line: LineRow | undefined
}

export interface GoodsWanted {
  parts: PartWanted[]
  bundle: { id: number; key: string } | undefined
}

/** What goes into a cart for what was asked, or why it cannot be had. */
export function goodsWanted(asked: GoodsAsked, read: GoodsRead): GoodsWanted | CartRefused {
  const wanted = 'inventory' in asked ? oneVariant(asked.quantity, read) : wholeBundle(asked.quantity, read)
  if ('refused' in wanted) return wanted
  return tooMany(wanted, { asked, lines: read.lines }) ?? wanted
}

function oneVariant(quantity: number, read: GoodsRead): GoodsWanted | CartRefused {
  const [goods] = read.goods.values()
  if (goods === undefined || !goods.isSold) return { refused: 'variant_unknown' }
  const line = read.lines.find((each) => each.bundleKey === null && each.inventoryId === goods.inventory.id)
  return { parts: [{ goods, quantity, line }], bundle: undefined }
}

function wholeBundle(quantity: number, { bundle, goods, lines }: GoodsRead): GoodsWanted | CartRefused {
  const ids = bundle?.parts.map(({ inventoryId }) => inventoryId) ?? []
  if (bundle === undefined || !ids.every((id) => goods.get(id)?.isSold)) return { refused: 'bundle_unknown' }
  // The same bundle again makes more of it, as long as it is whole; else it is another one.
  const ofBundle = lines.filter((line) => line.bundleId === bundle.id && line.bundleKey !== null)
  const groups = [...Map.groupBy(ofBundle, ({ bundleKey }) => bundleKey).values()]
  const whole = groups.find((group) => ids.every((id) => group.some((line) => line.inventoryId === id)))
  const parts = bundle.parts.flatMap((part) => {
    const line = whole?.find(({ inventoryId }) => inventoryId === part.inventoryId)
    const known = goods.get(part.inventoryId)
    return known === undefined ? [] : [{ goods: known, quantity: part.quantity * quantity, line }]
  })
  return { parts, bundle: { id: bundle.id, key: whole?.[0]?.bundleKey ?? randomUUID() } }
}

/** Lines of the same variant share its units; one that is not selected takes none. */
function tooMany(
  { parts, bundle }: GoodsWanted,
  { asked, lines }: { asked: GoodsAsked; lines: LineRow[] },
): CartRefused | undefined {
  if (parts.some(({ goods }) => goods.stock <= 0)) return { refused: 'out_of_stock' }
  const lacking = parts.find(({ goods, quantity, line }) => {
    const others = lines.filter(
      (each) => each.inventoryId === goods.inventory.id && (each.isSelected || each.id === line?.id),
    )
    return others.reduce((sum, each) => sum + each.quantity, quantity) > goods.stock
  })
  if (lacking === undefined) return undefined
  // Of a bundle, as many as there are whole ones.
  const stock =
    bundle === undefined
      ? lacking.goods.stock
      : Math.min(...parts.map(({ goods, quantity }) => Math.floor((goods.stock * asked.quantity) / quantity)))
  return { refused: 'quantity_exceeds_stock', values: { stock } }
}
