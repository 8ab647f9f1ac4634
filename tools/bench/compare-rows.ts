import type { Row } from './bench-row.ts'

/**
 * How a row differs from the saved one of its name, in percent: in its ratio where both have one, because that is the same
 * on slow and on quick machines; else in its figure.
 */
export function changeOf(row: Row, saved: readonly Row[]): string {
  const earlier = saved.find(({ part, name }) => part === row.part && name === row.name)
  if (earlier === undefined) return saved.length === 0 ? '' : 'new'
  const isOfRatio = row.ratio !== null && earlier.ratio !== null
  const [now, then] = isOfRatio ? [row.ratio ?? 0, earlier.ratio ?? 0] : [row.value, earlier.value]
  if (now === then) return '='
  if (then === 0) return `was ${then}`
  const percent = Math.round((now / then - 1) * 100)
  if (percent === 0) return '='
  return `${percent > 0 ? '+' : '−'}${Math.abs(percent)} %${isOfRatio ? ' ×' : ''}`
}

/** The rows of a run together with those of the parts that it did not measure. */
export function withoutLosing(rows: readonly Row[], saved: readonly Row[]): Row[] {
  const measured = new Set(rows.map(({ part }) => part))
  return [...saved.filter(({ part }) => !measured.has(part)), ...rows]
}
