import type { Figures } from '@gema/contract/match/system.ts'
import type { Translated } from '@gema/contract/values/language.ts'

interface SpecValue {
  attribute: { key: string }
  number: number | null
  text: Translated | null
  flag: boolean | null
}

interface Variant {
  attributes: Record<string, Translated>
}

/**
 * What the rules may know of a variant: the specification of its product, texts in English. Where variants differ in
 * length, the variant's own takes the place of the product's: "2 × 5 m" is five metres, twice.
 */
export function candidateFigures(spec: readonly SpecValue[], { attributes }: Variant): Figures {
  const figures: Figures = {}
  for (const { attribute, number, text, flag } of spec) {
    const value = number ?? flag ?? text?.en
    if (value !== undefined) figures[attribute.key] = value
  }
  const length = metresOf(attributes.length?.en ?? '')
  if (length !== undefined) figures.length_m = length
  return figures
}

function metresOf(text: string): number | undefined {
  const [, metres] = /(\d+(?:[.,]\d+)?) m$/.exec(text) ?? []
  return metres === undefined ? undefined : Number(metres.replace(',', '.'))
}
