import { allShown, isShown, type Shown } from './shown.ts'

/** What an answer was made from. */
export interface MadeFrom {
  /** The tables that were read. */
  tables: ReadonlySet<string>
  shown: Shown
  /** The moment from which it is wrong, whatever happens: the next beginning or end of an offer. */
  until: number
}

/** What has changed: a table, single things that are shown, or nobody knows what. */
export type Change = { tables: readonly string[] } | { shown: readonly string[] } | 'everything'

/** Whether an answer may be another after a change. */
export function touches(change: Change, from: MadeFrom): boolean {
  if (change === 'everything') return true
  if ('tables' in change) return change.tables.some((table) => from.tables.has(table))
  return change.shown.some((uuid) => isShown(from.shown, uuid))
}

/** Made from all of these together. */
export const madeFromAll = (parts: readonly MadeFrom[]): MadeFrom => ({
  tables: new Set(parts.flatMap(({ tables }) => [...tables])),
  shown: allShown(parts.map(({ shown }) => shown)),
  until: Math.min(Number.POSITIVE_INFINITY, ...parts.map(({ until }) => until)),
})
