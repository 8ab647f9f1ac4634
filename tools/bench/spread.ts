/** How long something took, over many times. */
export interface Spread {
  count: number
  shortest: number
  median: number
  p95: number
  p99: number
  longest: number
}

export function spreadOf(milliseconds: readonly number[]): Spread {
  const sorted = milliseconds.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
  return {
    count: sorted.length,
    shortest: sorted[0] ?? 0,
    median: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    longest: sorted.at(-1) ?? 0,
  }
}

/** The one in the middle; of an even count the upper of the two. */
export const medianOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** How long each of several times took, one after the other. */
export async function timesOf(count: number, work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let turn = 0; turn < count; turn += 1) {
    const started = performance.now()
    await work()
    times.push(performance.now() - started)
  }
  return times
}
