import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { countOf, printFindings } from '../check-arrows/finding.ts'
import { listFiles, root } from '../check-arrows/list-files.ts'
import { judgeMigration } from './judge-migration.ts'

/** Until here nobody had a shop to upgrade. */
const lastFree = '0008'

const files = listFiles(['.sql']).filter(
  (file) => file.startsWith('server/migrations/') && basename(file).slice(0, 4) > lastFree,
)
const verdicts = files.map((file) => judgeMigration(file, readFileSync(join(root, file), 'utf8')))
const failures = verdicts.flatMap((verdict) => verdict.failures)
const warnings = verdicts.flatMap((verdict) => verdict.warnings)

printFindings(failures)
for (const { file, line, problem, fix } of warnings)
  console.log(`no matter while the table is small: ${file}:${line} ${problem}; ${fix}`)

const verdict = failures.length === 0 ? 'the previous version survives' : countOf(failures.length, 'failure')
console.log(
  `check-migrations: ${countOf(files.length, 'migration')} after ${lastFree}, ${countOf(warnings.length, 'warning')}, ${verdict}`,
)
process.exitCode = failures.length === 0 ? 0 : 1
