import { readFile } from 'node:fs/promises'
import type { Count } from './book.ts'

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  numFailedTestSuites: number
  success: boolean
}

/** The count of a Vitest run. A file that could not even be loaded counts as one failure. */
export async function readVitestReport(file: string): Promise<Count> {
  const report = JSON.parse(await readFile(file, 'utf8')) as VitestReport
  const failed = Math.max(report.numFailedTests, report.success ? 0 : Math.max(1, report.numFailedTestSuites))
  return { passed: report.numPassedTests, failed, skipped: report.numPendingTests + report.numTodoTests }
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
}

/** The count of a Playwright run; a journey that passed only at the second try has failed. */
export async function readPlaywrightReport(file: string): Promise<Count> {
  const { stats, errors } = JSON.parse(await readFile(file, 'utf8')) as PlaywrightReport
  const failed = stats.unexpected + stats.flaky + errors.length
  return { passed: stats.expected, failed, skipped: stats.skipped }
}
