import type { LoadFigures } from './load-generator.ts'

/** The figures in what wrk prints. */
export function readWrkReport(text: string): LoadFigures {
  const failed = /Non-2xx or 3xx responses: .+|Socket errors: .+/.exec(text)?.[0]
  if (failed !== undefined) throw new Error(`not every request was answered well: ${failed}`)
  const perSecond = Number(/^Requests\/sec:\s+([\d.]+)/m.exec(text)?.[1])
  const [median, p99] = [50, 99].map((share) => millisecondsAt(text, share))
  if (!(perSecond > 0) || median === undefined || p99 === undefined)
    throw new Error(`wrk reports no figures:\n${text}`)
  return { perSecond, median, p99 }
}

const unitsInMilliseconds: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 }

function millisecondsAt(text: string, share: number): number | undefined {
  const [, figure, unit = ''] =
    new RegExp(`^\\s+${share}%\\s+([\\d.]+)(us|ms|s|m)\\s*$`, 'm').exec(text) ?? []
  const factor = unitsInMilliseconds[unit]
  return figure === undefined || factor === undefined ? undefined : Number(figure) * factor
}
