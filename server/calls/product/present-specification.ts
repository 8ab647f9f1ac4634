import type { ProductDetail } from '@gema/contract/shapes/product-detail.ts'
import { formatFigure } from '@gema/contract/values/figure.ts'
import { inLanguage } from '@gema/contract/values/language.ts'
import type { SpecLine } from '../../modules/catalogue/catalogue.ts'
import { type JoinedLine, joinedLines, no, unitNames, yes } from './specification-words.ts'

type Group = ProductDetail['specification'][number]
type Line = Group['lines'][number]

/** The groups of a specification in their order. */
export const specificationGroups: readonly Group['group'][] = [
  'sound',
  'connections',
  'picture',
  'build',
  'power',
  'general',
]

interface Style {
  language: string
  /** The locale whose separators the shop writes figures with, whatever the language. */
  decimalFormat: string
}

/** A specification as it is read: by groups, in the order of the attributes, values with their units. */
export const presentSpecification = (spec: SpecLine[], style: Style): Group[] =>
  groupsOf(spec, style, joinedIn([spec]))

/**
 * Several specifications to be read side by side: what is one line in one of them is one line in all. Where one has
 * only some parts of such a line, the parts are lines of their own in all of them.
 */
export function presentSpecifications(specs: SpecLine[][], style: Style): Group[][] {
  const joined = joinedIn(specs)
  return specs.map((spec) => groupsOf(spec, style, joined))
}

/** The keys of the attributes that a line is made of. */
export const partsOfLine = (key: string): readonly string[] =>
  joinedLines.find((line) => line.key === key)?.of ?? [key]

/** The lines that can be joined: no specification has only some of their parts. */
function joinedIn(specs: SpecLine[][]): JoinedLine[] {
  const all = specs.map((spec) => new Set(spec.map(({ attribute }) => attribute.key)))
  return joinedLines.filter(({ of }) =>
    all.every((keys) => of.every((key) => keys.has(key)) || !of.some((key) => keys.has(key))),
  )
}

function groupsOf(spec: SpecLine[], style: Style, joined: JoinedLine[]): Group[] {
  const lines = spec.flatMap((line) => {
    const { key } = line.attribute
    const whole = joined.find(({ of }) => of.includes(key))
    if (whole === undefined) return presentLine(line, style)
    // It stands where the first of its parts stands.
    return whole.of[0] === key ? [{ group: line.attribute.groupKey, ...joinLine(whole, spec, style) }] : []
  })
  return specificationGroups.flatMap((group) => {
    const inside = lines.filter((line) => line.group === group)
    return inside.length === 0 ? [] : [{ group, lines: inside.map(({ group: _, ...line }) => line) }]
  })
}

function presentLine({ attribute, ...given }: SpecLine, style: Style): (Line & { group: string })[] {
  const value = textOf(given, attribute.unit, style)
  // A line without a value tells nothing.
  if (value === '') return []
  return [
    {
      group: attribute.groupKey,
      key: attribute.key,
      name: inLanguage(attribute.name, style.language),
      value,
    },
  ]
}

function joinLine({ key, of, name, between }: JoinedLine, spec: SpecLine[], style: Style): Line {
  const parts = of.flatMap((part) => spec.find(({ attribute }) => attribute.key === part) ?? [])
  const figures = parts.map(({ number }) => figureOf(number ?? 0, style)).join(between)
  return {
    key,
    name: inLanguage(name, style.language),
    value: withUnit(figures, parts[0]?.attribute.unit ?? '', style),
  }
}

function textOf({ number, text, flag }: Omit<SpecLine, 'attribute'>, unit: string, style: Style): string {
  if (number !== null) return withUnit(figureOf(number, style), unit, style)
  if (text !== null) return inLanguage(text, style.language)
  return flag === null ? '' : inLanguage(flag ? yes : no, style.language)
}

const figureOf = (value: number, { decimalFormat }: Style): string => formatFigure(value, decimalFormat, 3)

/** Figure and unit never break apart. */
function withUnit(figure: string, unit: string, { language }: Style): string {
  const named = unitNames[unit]
  const shown = named === undefined ? unit : inLanguage(named, language)
  return shown === '' ? figure : shown === '%' ? `${figure}%` : `${figure}\u00A0${shown}`
}
