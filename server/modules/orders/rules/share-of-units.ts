/** A line as it was bought: its units, and the discount that all of them share. */
export interface BoughtLine {
  quantity: number
  unitPrice: number
  discount: number
}

/** What some units of a line cost, less their share of the discount: the first of them, from the first on. */
const costOf = ({ quantity, unitPrice, discount }: BoughtLine, units: number): number =>
  units * unitPrice - Math.floor((discount * units) / quantity)

/**
 * What some units of a line cost after others of it have been dealt with. However a line is taken apart, its parts add
 * up to what it cost.
 */
export const shareOfUnits = (
  line: BoughtLine,
  { before, units }: { before: number; units: number },
): number => costOf(line, before + units) - costOf(line, before)
