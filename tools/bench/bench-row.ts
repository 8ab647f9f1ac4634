import { medianOf } from './spread.ts'

/** What a row must reach or must not pass, in its figure itself or in its share of the limit. */
export type Goal = ({ atLeast: number } | { atMost: number }) & { of: 'ratio' | 'value' }

/** One figure of a run, the same for every part. */
export interface Row {
  part: string
  name: string
  /** The median of several times, unless the name says otherwise. */
  value: number
  unit: string
  spread: [lowest: number, highest: number]
  /** The same done by what can do it no slower or faster: measured in the same run, in turns. */
  limit: { name: string; value: number } | null
  ratio: number | null
  goal: Goal | null
  /** Null where nothing is wanted. */
  holds: boolean | null
}

export interface Measured {
  part: string
  name: string
  unit: string
  /** The figure of each time. */
  values: readonly number[]
  /** Where the figure is not their median. */
  value?: number
  limit?: { name: string; values: readonly number[] } | undefined
  goal?: Goal | undefined
}

/** A row out of what was measured. A figure that is no number holds nothing. */
export function rowOf({ part, name, unit, values, value = medianOf(values), limit, goal }: Measured): Row {
  const limitValue = limit === undefined ? undefined : medianOf(limit.values)
  const ratio = limitValue === undefined || limitValue === 0 ? null : value / limitValue
  return {
    part,
    name,
    value: rounded(value),
    unit,
    spread: [rounded(Math.min(...values)), rounded(Math.max(...values))],
    limit:
      limit === undefined || limitValue === undefined
        ? null
        : { name: limit.name, value: rounded(limitValue) },
    ratio: ratio === null ? null : rounded(ratio),
    goal: goal ?? null,
    holds: goal === undefined ? null : holds(goal, goal.of === 'ratio' ? ratio : value),
  }
}

const holds = (goal: Goal, figure: number | null): boolean =>
  figure !== null && ('atLeast' in goal ? figure >= goal.atLeast : figure <= goal.atMost)

/** More digits than a second run would confirm say nothing. */
const rounded = (value: number): number => Number(value.toPrecision(4))
