import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { loadConfig } from '@gema/server/platform/config.ts'
import { findBrowser } from '../browser/find-browser.ts'
import { root } from '../build/source-files.ts'
import type { Book } from './book.ts'
import { freePort } from './free-port.ts'
import { type PreparedPostgres, startPreparedPostgres } from './prepared-data.ts'
import { readPlaywrightReport, readVitestReport } from './read-reports.ts'
import { runCommand } from './run-command.ts'

export const bin = (name: string) => path.join(root, 'node_modules', '.bin', name)

const reports = path.join(root, 'var', 'testing', 'reports')

/** The projects of vitest.config.ts. */
type Project = 'rules' | 'components' | 'shop' | 'embedded' | 'process' | 'deep'

/** What every run of tests stands on: a PostgreSQL with prepared databases, a browser, and a book that counts. */
export interface TestRun {
  notes: string[]
  /** Runs the tests of some projects that Vitest knows, or those of them that are asked for. */
  vitest(title: string, projects: Project[], args?: string[]): Promise<void>
  /** Runs the journeys on a demo shop of their own; none are named: all of them. */
  journeys(folders?: string[]): Promise<void>
  close(): Promise<void>
}

export async function openTestRun(book: Book, say: (line: string) => void): Promise<TestRun> {
  await rm(reports, { recursive: true, force: true })
  await mkdir(reports, { recursive: true })
  const browser = await findBrowser({ say })
  const postgres = await startPreparedPostgres({
    databaseUrl: loadConfig().databaseUrl,
    folder: path.join(root, 'var', 'tools'),
    say,
  })
  return {
    notes: [`database: ${postgres.origin}`, `browser: ${browser.origin}`],
    vitest: (title, projects, args = []) =>
      book.tests(title, () => runVitest({ postgres, browser: browser.executablePath }, projects, args)),
    journeys: (folders = []) =>
      book.tests('journeys', () => runJourneys({ postgres, browser: browser.executablePath }, folders)),
    close: () => postgres.stop(),
  }
}

interface Machine {
  postgres: PreparedPostgres
  browser: string
}

async function runVitest({ postgres, browser }: Machine, projects: Project[], args: string[]) {
  const report = path.join(reports, `${projects.join('-')}.json`)
  const command = [
    'run',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...args,
  ]
  const { empty, demo, demoFiles } = postgres.prepared
  const env = {
    DATABASE_URL: postgres.url,
    E2E_BROWSER: browser,
    PREPARED_EMPTY: empty,
    PREPARED_DEMO: demo,
    PREPARED_DEMO_FILES: demoFiles,
    // Parts of pages are drawn by React as customers get it, which takes two thirds of the time.
    ...(projects.join() === 'components' && { NODE_ENV: 'production' }),
  }
  await runCommand(bin('vitest'), command, { cwd: root, env })
  return readVitestReport(report)
}

async function runJourneys({ postgres, browser }: Machine, folders: string[]) {
  const report = path.join(reports, 'journeys.json')
  const dataDir = path.join(reports, 'demo-shop')
  await runCommand(bin('playwright'), ['test', ...folders], {
    cwd: path.join(root, 'e2e'),
    env: {
      E2E_PORT: String(await freePort()),
      E2E_BROWSER: browser,
      E2E_DATABASE_URL: await postgres.copyDemo(dataDir),
      E2E_DATA_DIR: dataDir,
      E2E_REPORT: report,
    },
  })
  return readPlaywrightReport(report)
}
