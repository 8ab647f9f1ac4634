/**
 * node tools/mutations/run-mutations.ts [name …]
 *
 * Breaks the shop in many ways, one after the other, and runs the tests that have to notice it. Without names, all of
 * them; a name may be a part of one. It writes into the working tree while it runs, and puts everything back.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { silentProgress } from '@gema/host/progress.ts'
import { buildWhenChanged } from '../build/build-when-changed.ts'
import { root } from '../build/source-files.ts'
import { Book, type Count } from '../testing/book.ts'
import { runQuietly } from '../testing/run-command.ts'
import { bin, openTestRun, type TestRun } from '../testing/test-run.ts'
import type { Mutation } from './mutation.ts'
import { mutations } from './mutations.ts'

/** Knows what the last tests have found, by name: a test that is skipped here notices nothing. */
class LastFound extends Book {
  names: string[] = []
  override async tests(_title: string, run: () => Promise<Count>): Promise<void> {
    const { names = [] } = await run()
    this.names = names
  }
}

const say = (line: string) => console.log(line)
const book = new LastFound(say)
const reports = path.join(root, 'var', 'testing', 'reports')

/** Reverts the current mutation. */
let undo: (() => Promise<void>) | undefined

async function broken({ file, from, to }: Mutation, work: () => Promise<string[]>): Promise<string[]> {
  const place = path.join(root, file)
  const before = await readFile(place, 'utf8')
  undo = () => writeFile(place, before)
  try {
    // A replacer function, because `$` is special in a replacement string.
    await writeFile(
      place,
      before.replace(from, () => to),
    )
    return await work()
  } finally {
    await undo()
    undo = undefined
  }
}

/** The names of what has noticed a breakage. */
async function noticed(run: TestRun, { name, caughtBy: { part, files } }: Mutation): Promise<string[]> {
  if (part === 'check') {
    const [program = ''] = files
    const { ok } = program.endsWith('.ts')
      ? await runQuietly(process.execPath, [program], { cwd: root })
      : await runQuietly(bin(program), program === 'tsc' ? ['-p', '.'] : [], { cwd: root })
    return ok ? [] : [program]
  }
  // A run that fails to start leaves no report, so the previous one must not be read.
  await rm(reports, { recursive: true, force: true })
  await mkdir(reports, { recursive: true })
  // Tests of the built shop need a build that contains the mutation.
  if (files.some((file) => file.startsWith('e2e/'))) await buildWhenChanged(silentProgress)
  // Stop at the first failure: one is enough, and the others would only time out.
  if (part === 'journeys') await run.journeys(['-x', ...files.map((file) => path.relative('e2e', file))])
  else await run.vitest(name, [part], ['--bail=1', ...files])
  return book.names
}

async function tryOut(run: TestRun, mutation: Mutation): Promise<boolean> {
  const started = performance.now()
  const found = await broken(mutation, () => noticed(run, mutation))
  const [first] = found
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  const verdict = first === undefined ? 'SLIPPED THROUGH' : 'caught'
  say(`${verdict} (${seconds} s): ${mutation.name}${first === undefined ? '' : ` ← ${first}`}`)
  return first !== undefined
}

const wanted = process.argv.slice(2)
const chosen = mutations.filter(
  ({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)),
)
// Prepare the databases before the first mutation.
const run = await openTestRun(book, say)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => void Promise.allSettled([undo?.(), run.close()]).then(() => process.exit(130)))
const slipped: string[] = []
try {
  for (const mutation of chosen) if (!(await tryOut(run, mutation))) slipped.push(mutation.name)
} finally {
  await run.close()
}
say(`\n${chosen.length - slipped.length} of ${chosen.length} caught`)
for (const name of slipped) say(`  SLIPPED THROUGH: ${name}`)
process.exit(slipped.length === 0 && chosen.length > 0 ? 0 : 1)
