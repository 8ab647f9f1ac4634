import { shareOut } from '@gema/contract/values/share-out.ts'

interface PartInCart {
  inventoryId: number
  quantity: number
  unitPrice: number
  isSelected: boolean
  isAvailable: boolean
}

interface BundleTerms {
  discountPercent: number
  parts: { inventoryId: number; quantity: number }[]
}

export interface BundleOutcome {
  holds: boolean
  /** What it takes off each of the lines, in their order. */
  shares: number[]
}

/**
 * What a bundle takes off the lines that were put into the cart with it. It holds as often as all of its parts are
 * there; units beyond that cost what they cost alone. Where none of its lines is selected, nothing is taken off, but
 * it is not broken either.
 */
export function bundleDiscounts(lines: PartInCart[], { discountPercent, parts }: BundleTerms): BundleOutcome {
  const someSelected = lines.some(({ isSelected }) => isSelected)
  const counted = lines.filter((line) => line.isAvailable && (line.isSelected || !someSelected))
  const lineOf = (inventoryId: number) => counted.find((line) => line.inventoryId === inventoryId)
  const sets = Math.min(
    ...parts.map((part) => Math.floor((lineOf(part.inventoryId)?.quantity ?? 0) / part.quantity)),
  )
  const holds = parts.length > 0 && sets >= 1
  if (!holds || !someSelected) return { holds, shares: lines.map(() => 0) }
  const valueInSet = (line: PartInCart) => {
    const part = parts.find(({ inventoryId }) => inventoryId === line.inventoryId)
    return part === undefined || !counted.includes(line) ? 0 : line.unitPrice * part.quantity
  }
  const values = lines.map(valueInSet)
  const value = values.reduce((sum, each) => sum + each, 0)
  // Rounded down for each set, as the bundle's own price is.
  return { holds, shares: shareOut(sets * Math.floor((value * discountPercent) / 100), values) }
}
