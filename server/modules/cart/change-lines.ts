import type { Db } from '../../platform/database/database.ts'
import { goodsByIds } from '../catalogue/catalogue.ts'
import type { LineRow, LockedCart } from './cart-queries.ts'
import {
  type CartAround,
  type CartFields,
  type CartRefused,
  changeCart,
  changeOrMakeCart,
} from './change-cart.ts'
import { checkVoucher } from './check-voucher.ts'
import { selectLines, updateLines } from './line-queries.ts'
import { markSeen } from './mark-seen.ts'
import type { BuyerIn, CartOwner } from './priced-cart.ts'
import { restoreLines } from './restore-lines.ts'

/** What shall become of some lines, by their uuids. */
export interface LinesWish {
  owner: CartOwner
  buyerIn: BuyerIn
  checked: string[]
  unchecked: string[]
  quantities: { uuid: string; quantity: number }[]
  /** Lines that were removed and shall be there again. */
  restored: string[]
  /** Lines whose notices have been read. */
  seen: string[]
  /** Its code; null takes it away; absent leaves it as it is. */
  voucher: string | null | undefined
  mostLines: number
}

const unknownLine: CartRefused = { refused: 'cart_line_unknown' }

/**
 * Selects lines and unselects others, sets quantities, brings removed lines back, takes notices as read, and sets the
 * voucher: all of it or nothing. Lines that are not in the cart any more need no selection.
 */
export function changeLines(db: Db, around: CartAround, wish: LinesWish): Promise<CartRefused | undefined> {
  const { owner } = wish
  const change = (tx: Db, { id }: LockedCart) =>
    makeChanges(tx, { cartId: id, wish, now: around.clock.now() })
  // A voucher may come before the first product.
  if (wish.voucher != null) return changeOrMakeCart(db, { ...around, owner }, change)
  const namesLines = wish.quantities.length > 0 || wish.restored.length > 0
  return changeCart(db, { ...around, owner, absent: namesLines ? unknownLine : undefined }, change)
}

async function makeChanges(
  tx: Db,
  { cartId, wish, now }: { cartId: number; wish: LinesWish; now: Date },
): Promise<CartFields | CartRefused> {
  const refused =
    (await restoreLines(tx, cartId, wish)) ??
    (await setQuantities(tx, cartId, wish.quantities)) ??
    (await checkVoucher(tx, wish, now))
  if (refused !== undefined) return refused
  await select(tx, cartId, wish)
  if (wish.seen.length > 0) await markSeen(tx, wish, now)
  return wish.voucher === undefined ? {} : { voucherCode: wish.voucher }
}

const activeLines = async (tx: Db, cartId: number): Promise<Map<string, LineRow>> =>
  new Map(
    (await selectLines(tx, cartId))
      .filter(({ removedAt }) => removedAt === null)
      .map((line) => [line.uuid, line]),
  )

/** More than there is can be asked of no line, but any line may become less. */
async function setQuantities(
  tx: Db,
  cartId: number,
  quantities: LinesWish['quantities'],
): Promise<CartRefused | undefined> {
  if (quantities.length === 0) return undefined
  const lines = await activeLines(tx, cartId)
  const goods = await goodsByIds(
    tx,
    [...lines.values()].map(({ inventoryId }) => inventoryId),
  )
  for (const { uuid, quantity } of quantities) {
    const line = lines.get(uuid)
    if (line === undefined) return unknownLine
    const { isSold = false, stock = 0 } = goods.get(line.inventoryId) ?? {}
    if (quantity > line.quantity) {
      if (!isSold) return { refused: 'variant_unknown' }
      if (stock <= 0) return { refused: 'out_of_stock' }
      if (quantity > stock) return { refused: 'quantity_exceeds_stock', values: { stock } }
    }
    const mergeNote = line.mergeNote === 'clipped' ? null : line.mergeNote
    await updateLines(tx, { cartId, ids: [line.id] }, { quantity, mergeNote })
  }
  return undefined
}

async function select(tx: Db, cartId: number, { checked, unchecked }: LinesWish): Promise<void> {
  if (checked.length === 0 && unchecked.length === 0) return
  const lines = await activeLines(tx, cartId)
  const turned = (uuids: string[], isSelected: boolean) =>
    uuids.flatMap((uuid) => {
      const line = lines.get(uuid)
      return line === undefined || line.isSelected === isSelected ? [] : [line]
    })
  const on = turned(checked, true)
  const idsOf = (some: LineRow[]) => ({ cartId, ids: some.map(({ id }) => id) })
  const fromAccount = on.filter(({ mergeNote }) => mergeNote === 'from_account')
  if (on.length > 0) await updateLines(tx, idsOf(on), { isSelected: true })
  // Whoever selects it has read where it comes from.
  if (fromAccount.length > 0) await updateLines(tx, idsOf(fromAccount), { mergeNote: null })
  const off = turned(unchecked, false)
  if (off.length > 0) await updateLines(tx, idsOf(off), { isSelected: false })
}
