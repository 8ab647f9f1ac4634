import { auditPackages } from './audit-packages.ts'
import { Book } from './book.ts'
import { runCommand } from './run-command.ts'
import { build } from './static-checks.ts'
import { openTestRun } from './test-run.ts'

const say = (line: string) => console.log(line)

/** `npm run test:deep`: what proves machinery and is slow by nature. It is run before a release. */
async function runDeepTests(): Promise<number> {
  const book = new Book(say)
  const run = await openTestRun(book, say)
  try {
    await build(book)
    await book.check('packages', () => auditPackages(run.notes))
    await run.vitest('pooler, replicas, processes, backups, crashes, nginx', ['deep'])
  } finally {
    await run.close()
  }
  await book.tests('faults', async () => {
    const ok = await runCommand(process.execPath, ['tools/faults/faults.ts'])
    return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 }
  })
  return book.close(run.notes)
}

const failed = await runDeepTests().catch((error: unknown) => {
  console.error(error instanceof Error ? `\nThe tests could not run: ${error.message}` : error)
  console.log('0 passed, 1 failed')
  return 1
})
process.exit(failed === 0 ? 0 : 1)
