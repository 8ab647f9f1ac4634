import type { ProductInventory } from '@gema/contract/shapes/product-detail.ts'

/** The most of one thing in one order. */
export const mostPerOrder = 99

export type QuantityFault = 'out_of_stock' | 'minimum' | 'maximum' | 'inventory'

export interface QuantityLimits {
  stock: number
  /** Above it the order is refused, whatever the stock. */
  maximum: number
}

export interface JudgedQuantity {
  quantity: number
  fault: QuantityFault | undefined
}

/** How many of a variant may be ordered at once: a flash price is for a few each, and only while its units last. */
export function limitsOf({ stock, flash, pricing }: ProductInventory): QuantityLimits {
  const onFlash = flash !== null && pricing.end_time !== null
  const maximum = onFlash
    ? Math.min(mostPerOrder, flash.per_customer, flash.quota - flash.sold)
    : mostPerOrder
  return { stock, maximum: Math.max(1, maximum) }
}

/** The whole number that somebody typed or pasted; nothing and nonsense are 0, fractions lose what is behind the comma. */
function wholeNumber(typed: string): number {
  const read = Number(typed.trim().replace(',', '.'))
  return Number.isNaN(read) ? 0 : Math.trunc(read)
}

/** Reads a quantity and says what is wrong with it. */
export function judgeQuantity(typed: string, { stock, maximum }: QuantityLimits): JudgedQuantity {
  const quantity = wholeNumber(typed)
  if (stock < 1) return { quantity, fault: 'out_of_stock' }
  if (quantity < 1) return { quantity, fault: 'minimum' }
  if (quantity > maximum) return { quantity, fault: 'maximum' }
  if (quantity > stock) return { quantity, fault: 'inventory' }
  return { quantity, fault: undefined }
}

/** One more or one less. At a limit the quantity stays, and the fault says why. */
export function stepQuantity(typed: string, step: 1 | -1, limits: QuantityLimits): JudgedQuantity {
  const now = wholeNumber(typed)
  const most = Math.max(1, Math.min(limits.maximum, limits.stock))
  const next = judgeQuantity(String(now + step), limits)
  if (next.fault === undefined) return next
  return { quantity: Math.min(Math.max(now, 1), most), fault: next.fault }
}

/** What the field shows when it is left: what is no whole number becomes one. */
export function tidyQuantity(typed: string): string {
  if (/^-?\d+$/.test(typed.trim())) return typed.trim()
  const whole = wholeNumber(typed)
  return String(Number.isFinite(whole) && whole > 0 ? whole : 1)
}
