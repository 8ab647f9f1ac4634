import { execFileSync } from 'node:child_process'
import { root } from '../build/source-files.ts'
import { Book } from './book.ts'
import { journeysOfChanges } from './journeys-of-changes.ts'
import { build } from './static-checks.ts'
import { openTestRun } from './test-run.ts'

const say = (line: string) => console.log(line)

/**
 * npm run test:changed [-- commit]
 *
 * Runs what the changes since a commit touch, uncommitted ones included: the tests that import a changed file, and the
 * journeys through the part of the shop that it belongs to. Without a commit, what is not committed yet.
 */
async function runChangedTests(since: string): Promise<number> {
  const files = changedFiles(since)
  if (files.length === 0) {
    say(`nothing has changed since ${since}`)
    return 0
  }
  const folders = journeysOfChanges(files)
  say(`${files.length} changed files; journeys: ${folders.join(', ') || 'none'}`)
  const book = new Book(say)
  const run = await openTestRun(book, say)
  try {
    const changed = [`--changed=${since}`, '--passWithNoTests']
    await run.vitest('tests of what has changed', ['rules', 'components', 'shop'], changed)
    if (folders.length > 0) {
      await build(book)
      await run.journeys(folders.map((folder) => `journeys/${folder}/`))
    }
  } finally {
    await run.close()
  }
  return book.close(run.notes)
}

function changedFiles(since: string): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n')
  return [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')].filter(
    (line) => line !== '',
  )
}

const failed = await runChangedTests(process.argv[2] ?? 'HEAD').catch((error: unknown) => {
  console.error(error instanceof Error ? `\nThe tests could not run: ${error.message}` : error)
  return 1
})
process.exit(failed === 0 ? 0 : 1)
