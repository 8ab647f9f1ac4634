import type { LineNotice, PricedAddOn } from './priced-cart.ts'
import type { LineRead } from './read-cart.ts'
import type { Allotment } from './rules/allot-units.ts'

/** So few left that it is told. */
const fewUnits = 3

interface LineFacts {
  allotment: Allotment
  /** Of one. */
  price: number
  addOns: PricedAddOn[]
}

/** What the owner of a line should know about it; what keeps it from being bought comes first. */
export function noticesOf(line: LineRead, { allotment, price, addOns }: LineFacts): LineNotice[] {
  if (!line.goods.isSold) return [{ kind: 'not_sold', values: {} }]
  const notices: LineNotice[] = []
  const tell = (kind: LineNotice['kind'], values: LineNotice['values'] = {}) => notices.push({ kind, values })
  const { stock, flashUnits, getsFlash, isAvailable } = allotment
  if (stock === 0) tell('out_of_stock')
  else if (!isAvailable) tell('too_many', { stock })
  else if (line.goods.stock <= fewUnits) tell('low_stock', { stock: line.goods.stock })
  // Then the price is another one because of how many are wanted, not because it was changed.
  if (flashUnits !== undefined && !getsFlash) tell('flash_limit', { most: flashUnits })
  else if (price !== line.seenPrice) {
    tell(price > line.seenPrice ? 'price_up' : 'price_down', { old: line.seenPrice, new: price })
  }
  if (addOns.some((addOn) => addOn.isChecked && !addOn.isAvailable)) tell('add_on_unavailable')
  if (line.mergeNote === 'clipped') tell('clipped', { quantity: line.quantity })
  if (line.mergeNote === 'from_account') tell('from_account')
  return notices
}
