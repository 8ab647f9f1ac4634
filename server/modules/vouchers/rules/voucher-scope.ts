import type { VoucherScope } from '../vouchers-tables.ts'

/** What a voucher can be bound to, by uuids: the product itself, its maker, its category and the one above. */
export interface ThingBought {
  product: string
  brand: string
  categories: string[]
}

/** Whether a voucher may be used on a thing. Who buys it, and for how much, is asked elsewhere. */
export function scopeCovers(scope: VoucherScope, thing: ThingBought): boolean {
  if (scope.kind === 'all' || scope.kind === 'first_order') return true
  const mine = { product: [thing.product], brand: [thing.brand], category: thing.categories }[scope.kind]
  return mine.some((uuid) => scope.uuids.includes(uuid))
}
