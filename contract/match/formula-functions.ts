import type { Value } from './formula-scope.ts'
import type { MatchPart } from './system.ts'

/** A figure that a part really has: nothing comes from what every object inherits. */
export const figureOf = (part: MatchPart | undefined, figure: string): Value =>
  part !== undefined && Object.hasOwn(part.figures, figure) ? part.figures[figure] : undefined

/** How many pieces a part is: two, of something that is sold as a pair. */
function piecesOf(part: MatchPart): number {
  const pieces = figureOf(part, 'pieces')
  return part.quantity * (typeof pieces === 'number' ? pieces : 1)
}

/** As people say it: "Laras Aria 5 Slim Tower Speaker", without ", pair". */
const spokenName = (part: MatchPart | undefined): Value => part?.name.split(',')[0]

function extreme(parts: MatchPart[], figure: string, isBetter: (one: number, other: number) => boolean) {
  let found: { part: MatchPart; value: number } | undefined
  for (const part of parts) {
    const value = figureOf(part, figure)
    if (typeof value === 'number' && (found === undefined || isBetter(value, found.value)))
      found = { part, value }
  }
  return found
}

const lowest = (parts: MatchPart[], figure: string) => extreme(parts, figure, (one, other) => one < other)
const highest = (parts: MatchPart[], figure: string) => extreme(parts, figure, (one, other) => one > other)

/** Functions of all the parts that a name stands for. */
export const aggregates: Record<string, (parts: MatchPart[], figure: string) => Value> = {
  has: (parts, figure) =>
    figure === '' ? parts.length > 0 : parts.some((part) => figureOf(part, figure) !== undefined),
  /** Units that are bought. */
  units: (parts) => parts.reduce((sum, { quantity }) => sum + quantity, 0),
  /** Pieces that stand in the room: a pair is one unit and two pieces. */
  count: (parts) => parts.reduce((sum, part) => sum + piecesOf(part), 0),
  lowest: (parts, figure) => lowest(parts, figure)?.value,
  highest: (parts, figure) => highest(parts, figure)?.value,
  name_of_lowest: (parts, figure) => spokenName(lowest(parts, figure)?.part),
  name_of_highest: (parts, figure) => spokenName(highest(parts, figure)?.part),
  name: (parts) => spokenName(parts[0]),
  /** Of every unit; nothing, where no part has the figure. */
  total: (parts, figure) => {
    const values = parts.flatMap((part) => {
      const value = figureOf(part, figure)
      return typeof value === 'number' ? [value * part.quantity] : []
    })
    return values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0)
  },
}

interface FormulaFunction {
  /** How many values it takes. */
  least: number
  most: number
  work: (values: Value[]) => Value
}

const ofValues = (least: number, most: number, work: FormulaFunction['work']): FormulaFunction => ({
  least,
  most,
  work,
})

const ofNumbers = (work: (...numbers: number[]) => number, most = 1): FormulaFunction =>
  ofValues(1, most, (values) => {
    const numbers = values.filter((value) => typeof value === 'number')
    if (numbers.length < values.length) return undefined
    const result = work(...numbers)
    return Number.isFinite(result) ? result : undefined
  })

/** Functions of values. */
export const functions: Record<string, FormulaFunction> = {
  min: ofNumbers(Math.min, Infinity),
  max: ofNumbers(Math.max, Infinity),
  round: ofNumbers(Math.round),
  floor: ofNumbers(Math.floor),
  ceil: ofNumbers(Math.ceil),
  sqrt: ofNumbers(Math.sqrt),
  log10: ofNumbers(Math.log10),
  /** The first value that is known. */
  or: ofValues(1, Infinity, (values) => values.find((value) => value !== undefined)),
  /** The number that a text begins with: 9 of "9.2 channels". */
  whole: ofValues(1, 1, ([text]) => {
    const digits = /^\d+/.exec(typeof text === 'string' ? text : '')?.[0]
    return digits === undefined ? undefined : Number(digits)
  }),
  /** The maker, of a name that begins with it. */
  first_word: ofValues(1, 1, ([text]) => (typeof text === 'string' ? text.split(' ')[0] : undefined)),
  contains: ofValues(2, 2, ([text, piece]) =>
    typeof text === 'string' && typeof piece === 'string'
      ? text.toLowerCase().includes(piece.toLowerCase())
      : undefined,
  ),
  /** One value or the other, by a condition; without another one, nothing. */
  choose: ofValues(2, 3, ([condition, one, other]) =>
    typeof condition === 'boolean' ? (condition ? one : other) : undefined,
  ),
}
