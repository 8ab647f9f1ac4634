import type { FilingLine } from './filing-values.ts'

type Line = Pick<FilingLine, 'original_quantity' | 'unit_price' | 'discount'>

/** What some units of a line cost, less their share of its discount. */
export const valueOfUnits = ({ original_quantity, unit_price, discount }: Line, units: number): number =>
  units * unit_price - Math.floor((discount * units) / Math.max(1, original_quantity))
