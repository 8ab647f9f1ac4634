import { formatFigure } from '@gema/contract/values/figure.ts'
/**
 * A length of a room as people write it, in whole centimetres: `4,5 m`, `4.5`, `450 cm`, `4 m 50`, `450`. Without a unit,
 * what no room could have in metres is meant in centimetres.
 */
export function typedLength(typed: string): number | undefined {
  const text = typed.trim().toLowerCase().replace(',', '.')
  const [, metres, more] = /^(\d{1,2})\s*m\s*(\d{1,2})\s*(?:cm)?$/.exec(text) ?? []
  if (metres !== undefined && more !== undefined) return Number(metres) * 100 + Number(more)
  const [, figure, unit] = /^(\d{1,4}(?:\.\d{1,3})?)\s*(m|meter|metres?|cm)?$/.exec(text) ?? []
  if (figure === undefined) return undefined
  const value = Number(figure)
  const isCentimetres = unit === 'cm' || (unit === undefined && value >= 100)
  return Math.round(isCentimetres ? value : value * 100)
}

/** A length the way the shop writes it: `4,5`. */
export const metresText = (centimetres: number, decimalFormat: string): string =>
  formatFigure(centimetres / 100, decimalFormat, 2)
