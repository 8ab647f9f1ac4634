/** How long something took, over many times. */
export interface Spread {
  count: number
  median: number
  p95: number
  longest: number
}

export function spreadOf(milliseconds: readonly number[]): Spread {
  const sorted = [...milliseconds].sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
  return { count: sorted.length, median: at(0.5), p95: at(0.95), longest: sorted.at(-1) ?? 0 }
}

const figure = (milliseconds: number): string => `${milliseconds.toFixed(1)} ms`.padStart(10)

/** One line of a report. */
export const lineOf = (title: string, { count, median, p95, longest }: Spread): string =>
  `${title.padEnd(34)}${String(count).padStart(6)} ×${figure(median)}${figure(p95)}${figure(longest)}`

export const headLine = `${''.padEnd(34)}${''.padStart(8)}${'median'.padStart(10)}${'p95'.padStart(10)}${'longest'.padStart(10)}`
