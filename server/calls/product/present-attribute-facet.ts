import type { AttributeFacet } from '@gema/contract/shapes/listing.ts'
import { formatFigure } from '@gema/contract/values/figure.ts'
import { inLanguage } from '@gema/contract/values/language.ts'
import {
  type FacetCount,
  isWithin,
  type NumberRange,
  rangesOf,
  writeRange,
} from '../../modules/listing/listing.ts'

interface Choices {
  counts: FacetCount[]
  /** Every number that the attribute has anywhere in the shop: its ranges are the same in every list. */
  all: number[]
  chosen: string[]
  language: string
}

/** The values of one attribute, with how many products each would leave. */
export function presentAttributeFacet(
  attribute: Pick<AttributeFacet, 'key' | 'name' | 'unit'>,
  choices: Choices,
): AttributeFacet {
  const options = choices.all.length > 0 ? rangeOptions(attribute.unit, choices) : textOptions(choices)
  return { ...attribute, options }
}

function textOptions({ counts, chosen, language }: Choices): AttributeFacet['options'] {
  return counts
    .map(({ value, label, swatch, count }) => ({
      value: String(value),
      label: label ? inLanguage(label, language) : yes(language),
      swatch: swatch ?? null,
      count,
      selected: chosen.includes(String(value)),
    }))
    .sort((a, b) => b.count - a.count || a.label.localeCompare(b.label))
}

function rangeOptions(unit: string, { counts, all, chosen, language }: Choices): AttributeFacet['options'] {
  return rangesOf(all).flatMap((range) => {
    const count = counts.reduce(
      (sum, facet) => (facet.number !== undefined && isWithin(facet.number, range) ? sum + facet.count : sum),
      0,
    )
    const value = writeRange(range)
    const selected = chosen.includes(value)
    if (count === 0 && !selected) return []
    return [{ value, label: labelOf(range, unit, language), swatch: null, count, selected }]
  })
}

const yes = (language: string): string => (language === 'id' ? 'Ya' : 'Yes')

/** Decimals with a comma and thousands with a dot, in both languages. */
const figure = (value: number): string => formatFigure(value, 'id-ID', 2)

function labelOf({ from, to }: NumberRange, unit: string, language: string): string {
  const withUnit = (text: string) => (unit === '' ? text : `${text} ${unit}`)
  if (from !== null && from === to) return withUnit(figure(from))
  if (from === null) return `${language === 'id' ? 'Di bawah' : 'Under'} ${withUnit(figure(to ?? 0))}`
  if (to === null) return `${withUnit(figure(from))} ${language === 'id' ? 'ke atas' : 'and up'}`
  return withUnit(`${figure(from)}–${figure(to)}`)
}
