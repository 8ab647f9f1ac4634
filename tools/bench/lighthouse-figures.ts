import { type Goal, type Row, rowOf } from './bench-row.ts'
import type { Audit, LighthouseReport } from './lighthouse-tool.ts'

/** A figure of a page, and the limit that it is held against. */
interface Figure {
  title: string
  read: (report: LighthouseReport) => number
  /** Scores must reach it, times and shifts must not pass it; without one it is only told. */
  limit?: number
  kind: 'score' | 'seconds' | 'shift' | 'kilobytes'
}

const scoreOf = (category: string) => (report: LighthouseReport) =>
  Math.round((report.categories[category]?.score ?? 0) * 100)
const numberOf = (audit: string) => (report: LighthouseReport) =>
  report.audits[audit]?.numericValue ?? Number.NaN
const secondsOf = (audit: string) => (report: LighthouseReport) => numberOf(audit)(report) / 1000

/** As it came over the wire, headers and what is loaded late included: a journey holds the first load to its 150 kB. */
const scriptOf = ({ audits }: LighthouseReport) =>
  (audits['network-requests']?.details?.items ?? [])
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((sum, { transferSize }) => sum + Number(transferSize), 0) / 1000

const figures: readonly Figure[] = [
  { title: 'performance', read: scoreOf('performance'), limit: 95, kind: 'score' },
  { title: 'accessibility', read: scoreOf('accessibility'), limit: 100, kind: 'score' },
  { title: 'best practices', read: scoreOf('best-practices'), limit: 100, kind: 'score' },
  { title: 'SEO', read: scoreOf('seo'), limit: 100, kind: 'score' },
  { title: 'LCP', read: secondsOf('largest-contentful-paint'), limit: 1.8, kind: 'seconds' },
  { title: 'CLS', read: numberOf('cumulative-layout-shift'), limit: 0, kind: 'shift' },
  { title: 'TBT', read: secondsOf('total-blocking-time'), kind: 'seconds' },
  { title: 'script', read: scriptOf, kind: 'kilobytes' },
]

const units: Record<Figure['kind'], string> = { score: '', seconds: 's', shift: '', kilobytes: 'kB' }

/** The figures of a page over all its runs. */
export const rowsOfPage = (page: string, reports: readonly LighthouseReport[]): Row[] =>
  figures.map(({ title, read, limit, kind }) =>
    rowOf({
      part: 'lighthouse',
      name: `${page}, ${title}`,
      unit: units[kind],
      // A shift that rounds to nothing is none.
      values: reports.map(read).map((value) => (kind === 'shift' ? Number(value.toFixed(3)) : value)),
      goal: limit === undefined ? undefined : goalOf(limit, kind),
    }),
  )

const goalOf = (limit: number, kind: Figure['kind']): Goal =>
  kind === 'score' ? { atLeast: limit, of: 'value' } : { atMost: limit, of: 'value' }

/** The audits that cost a page points, each with where it found something. */
export function failedAudits({ categories, audits }: LighthouseReport): string[] {
  const weighed = Object.entries(categories).flatMap(([category, { auditRefs }]) =>
    auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => ({ category, audit: audits[id] })),
  )
  return weighed.flatMap(({ category, audit }) =>
    audit === undefined || audit.score === null || audit.score >= (category === 'performance' ? 0.9 : 1)
      ? []
      : [`${category}: ${audit.title} ${audit.displayValue ?? ''}`.trimEnd(), ...itemsOf(audit)],
  )
}

const mostItems = 5

const itemsOf = ({ details }: Audit): string[] =>
  (details?.items ?? []).slice(0, mostItems).map((item) => {
    const { node, url, description, reason, source } = item
    const place = node?.snippet ?? node?.selector ?? url ?? source ?? ''
    return `    ${[place, description ?? reason ?? ''].map(String).join(' ').trim() || JSON.stringify(item)}`.slice(
      0,
      300,
    )
  })
