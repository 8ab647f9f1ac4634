import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { terminalProgress } from '@gema/host/progress.ts'
import { loadConfig } from '@gema/server/platform/config.ts'
import { findBrowser } from '../browser/find-browser.ts'
import { buildWhenChanged } from '../build/build-when-changed.ts'
import { startPostgres } from '../postgres/with-postgres.ts'
import { Book } from './book.ts'
import { freePort } from './free-port.ts'
import { readPlaywrightReport, readVitestReport } from './read-reports.ts'
import { runCommand } from './run-command.ts'

const root = path.resolve(import.meta.dirname, '../..')
const bin = (name: string) => path.join(root, 'node_modules', '.bin', name)
const reports = path.join(root, 'var', 'testing')

/**
 * What asks a database itself, and so can differ between them. The calls stand on it and run on the server alone;
 * the journeys go through all of them on the embedded one.
 */
const whereSqlIs = ['modules', 'platform', 'migrations', 'jobs']
  .map((part) => `server/${part}/`)
  .concat('demo/', 'host/')

/** `npm test`: every check and every test, on both databases and in a real browser; closes with the count. */
async function runTests(): Promise<number> {
  const say = (line: string) => console.log(line)
  const book = new Book(say)
  await rm(reports, { recursive: true, force: true })
  await mkdir(reports, { recursive: true })

  await book.check('format and lint', () => runCommand(bin('biome'), ['ci', '.']))
  await book.check('types of the routes', () =>
    runCommand(bin('react-router'), ['typegen'], { cwd: path.join(root, 'storefront') }),
  )
  await book.check('types', () => runCommand(bin('tsc'), ['-p', '.']))
  for (const check of ['arrows', 'words', 'sizes', 'migrations']) {
    await book.check(check, () => runCommand(process.execPath, [`tools/check-${check}/check-${check}.ts`]))
  }
  const vitest = (title: string, args: string[], databaseUrl: string) =>
    book.tests(title, async () => {
      const report = path.join(reports, `${title.replaceAll(/\W+/g, '-')}.json`)
      const command = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`, ...args]
      await runCommand(bin('vitest'), command, { env: { DATABASE_URL: databaseUrl } })
      return readVitestReport(report)
    })
  await vitest('rules', ['--project=rules'], '')
  await vitest('modules and database on PGlite', ['--project=shop', ...whereSqlIs], '')

  const folder = path.join(root, 'var', 'tools')
  const postgres = await startPostgres({ databaseUrl: loadConfig().databaseUrl, say, folder })
  try {
    await vitest(`calls and database on ${postgres.origin}`, ['--project=shop'], postgres.url)
    await book.check('production build', () =>
      buildWhenChanged(terminalProgress(process.stdout)).then(() => true),
    )
    await vitest('starting and stopping', ['--project=process'], postgres.url)
  } finally {
    await postgres.stop()
  }

  const browser = await findBrowser({ say })
  await book.tests(`journeys in ${browser.origin}`, async () => {
    const report = path.join(reports, 'journeys.json')
    const dataDir = path.join(reports, 'e2e')
    await runCommand(bin('playwright'), ['test'], {
      cwd: path.join(root, 'e2e'),
      env: {
        E2E_PORT: String(await freePort()),
        E2E_BROWSER: browser.executablePath,
        E2E_DATA_DIR: dataDir,
        E2E_REPORT: report,
      },
    })
    return readPlaywrightReport(report)
  })
  return book.close([`databases: PGlite; ${postgres.origin}`, `browser: ${browser.origin}`])
}

const failed = await runTests().catch((error: unknown) => {
  console.error(error instanceof Error ? `\nThe tests could not run: ${error.message}` : error)
  console.log('0 passed, 1 failed')
  return 1
})
process.exit(failed === 0 ? 0 : 1)
