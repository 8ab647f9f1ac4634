import type { ProductDetail } from '@gema/contract/shapes/product-detail.ts'

export type KeyFigure = ProductDetail['specification'][number]['lines'][number]

const most = 4
/** Longer ones do not fit into a quarter of the gallery. */
const longest = 18
/** Told elsewhere on the page. */
const elsewhere = ['warranty_months', 'dimensions']

/** "28–35.000 Hz" reads better as "28 Hz – 35 kHz"; the space may be one that does not break. */
const inKilohertz = (value: string): string => value.replace(/^(\d+)–(\d+)\.000\sHz$/, '$1 Hz – $2 kHz')

/** The four figures that tell most of a product: short ones that begin with a number, in the order of the table. */
export function keyFigures(specification: ProductDetail['specification']): KeyFigure[] {
  const short = specification
    .flatMap((group) => group.lines)
    .filter(({ key, value }) => value.length <= longest && !elsewhere.includes(key))
    .map((line) => ({ ...line, value: inKilohertz(line.value) }))
  const isFigure = ({ value }: KeyFigure) => /^\d/.test(value)
  return [...short.filter(isFigure), ...short.filter((line) => !isFigure(line))].slice(0, most)
}
