import { readFile } from 'node:fs/promises'
import { stripVTControlCharacters } from 'node:util'
import type { Count } from './book.ts'

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  numFailedTestSuites: number
  success: boolean
  testResults: {
    name: string
    status: string
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[]
  }[]
}

/** The count of a Vitest run. A file that could not even be loaded counts as one failure. */
export async function readVitestReport(file: string): Promise<Count> {
  const report = JSON.parse(await readFile(file, 'utf8')) as VitestReport
  const failed = Math.max(report.numFailedTests, report.success ? 0 : Math.max(1, report.numFailedTestSuites))
  const skipped = report.numPendingTests + report.numTodoTests
  return { passed: report.numPassedTests, failed, skipped, names: report.testResults.flatMap(failuresOf) }
}

function failuresOf({ name, status, assertionResults }: VitestReport['testResults'][number]): string[] {
  const failed = assertionResults.filter((result) => result.status === 'failed')
  if (failed.length === 0) return status === 'failed' ? [name] : []
  return failed.map(
    ({ fullName, failureMessages = [] }) => `${name}: ${fullName}${reasonOf(failureMessages[0])}`,
  )
}

/** The beginning of a message: logs are often cut in the middle, where the rest of it stands. */
const reasonOf = (message = ''): string =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 8)
    .map((line) => `\n      ${line.slice(0, 300)}`)
    .join('')

type JourneyStatus = 'expected' | 'unexpected' | 'flaky' | 'skipped'

interface JourneyTest {
  status: JourneyStatus
  results: { error?: { message?: string } }[]
}

interface PlaywrightSuite {
  specs?: { title: string; file: string; tests: JourneyTest[] }[]
  suites?: PlaywrightSuite[]
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; skipped: number }
  errors: unknown[]
  suites: PlaywrightSuite[]
}

/** The count of a Playwright run. */
export async function readPlaywrightReport(file: string): Promise<Count> {
  const { stats, errors, suites } = JSON.parse(await readFile(file, 'utf8')) as PlaywrightReport
  return {
    passed: stats.expected,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    names: suites.flatMap(failedJourneys),
  }
}

const failedJourneys = ({ specs = [], suites = [] }: PlaywrightSuite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'))
    .map(({ file, title, tests }) => `${file}: ${title}${reasonOf(tests[0]?.results[0]?.error?.message)}`),
  ...suites.flatMap(failedJourneys),
]
