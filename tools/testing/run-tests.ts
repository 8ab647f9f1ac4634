import { Book } from './book.ts'
import { build, staticChecks } from './static-checks.ts'
import { openTestRun } from './test-run.ts'

const say = (line: string) => console.log(line)

/** `npm test`: every check and every test but the deep ones; closes with the count. */
async function runTests(): Promise<number> {
  const book = new Book(say)
  const built = build(book)
  const run = await openTestRun(book, say)
  try {
    // The checks take one core's idle moments while the tests wait for databases and files.
    const checked = built.then(() => staticChecks(book))
    await run.vitest('rules', ['rules'])
    await run.vitest('components', ['components'])
    await checked
    // Calls often wait for the server and for their disk: the other processes take these moments.
    const processes = run.vitest(
      'PGlite, and the built shop as a process',
      ['embedded', 'process'],
      ['--maxWorkers=1'],
    )
    await run.vitest('calls and modules on PostgreSQL', ['shop'])
    await processes
    await run.journeys()
  } finally {
    await run.close()
  }
  return book.close(run.notes)
}

const failed = await runTests().catch((error: unknown) => {
  console.error(error instanceof Error ? `\nThe tests could not run: ${error.message}` : error)
  console.log('0 passed, 1 failed')
  return 1
})
process.exit(failed === 0 ? 0 : 1)
