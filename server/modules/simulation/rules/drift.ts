export const drifts = ['same', 'price_up', 'price_down', 'low_stock', 'out_of_stock', 'discontinued'] as const
export type Drift = (typeof drifts)[number]

/** From how few units on a shopper is told that it will not be there for long. */
export const fewUnits = 3

interface SavedLine {
  quantity: number
  unitPrice: number
}

/** The same variant today; nothing, where it is not sold any more. */
interface Today {
  unitPrice: number
  stock: number
}

export interface LineDrift {
  drift: Drift
  isLow: boolean
  /** Units of those wanted that can be had. */
  available: number
  /** Of one unit; nothing, where none can be had. */
  todayPrice: number | undefined
}

/**
 * What has become of a saved line. That it cannot be had matters most, then what it costs; few units are told beside a
 * price that has moved.
 */
export function driftOf({ quantity, unitPrice }: SavedLine, today: Today | undefined): LineDrift {
  if (today === undefined) return { drift: 'discontinued', isLow: false, available: 0, todayPrice: undefined }
  const available = Math.max(0, Math.min(quantity, today.stock))
  if (available === 0) return { drift: 'out_of_stock', isLow: false, available, todayPrice: undefined }
  const isLow = today.stock <= fewUnits || today.stock < quantity
  const known = { isLow, available, todayPrice: today.unitPrice }
  if (today.unitPrice > unitPrice) return { drift: 'price_up', ...known }
  if (today.unitPrice < unitPrice) return { drift: 'price_down', ...known }
  return { drift: isLow ? 'low_stock' : 'same', ...known }
}

/** How many lines each drift has. */
export const countDrifts = (lines: readonly { drift: Drift }[]): Record<Drift, number> => {
  const counts = { same: 0, price_up: 0, price_down: 0, low_stock: 0, out_of_stock: 0, discontinued: 0 }
  for (const { drift } of lines) counts[drift] += 1
  return counts
}
