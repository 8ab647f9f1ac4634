/**
 * npm run bench [-- part …] [--save] [--option value …]
 *
 * Measures the shop on this machine: all parts, or those that are named. Every figure is told beside its limit, which is
 * measured in the same run, and its goal. Ends with 1 where a goal is missed. `--save` writes docs/bench/result.json.
 */
import { terminalProgress } from '@gema/host/progress.ts'
import { buildWhenChanged } from '../build/build-when-changed.ts'
import { benchBrowse } from './bench-browse.ts'
import { benchCheckout } from './bench-checkout.ts'
import { benchComposer } from './bench-composer.ts'
import { benchGrow } from './bench-grow.ts'
import { benchLighthouse } from './bench-lighthouse.ts'
import { benchMemory } from './bench-memory.ts'
import { benchPages } from './bench-pages.ts'
import { optionsOf, type Part } from './bench-part.ts'
import type { Row } from './bench-row.ts'
import { benchStart } from './bench-start.ts'
import { endEverything } from './clean-up.ts'
import { prepareShops } from './prepare-shop.ts'
import { keepResult, resultOf, savedRows, saveResult } from './result-file.ts'
import { tableOf } from './row-table.ts'
import { stolenRow, wantedSoFar } from './stolen-time.ts'

const parts: Record<string, Part> = {
  start: benchStart,
  pages: benchPages,
  browse: benchBrowse,
  checkout: benchCheckout,
  grow: benchGrow,
  memory: benchMemory,
  lighthouse: benchLighthouse,
  composer: benchComposer,
}
/** The composer works in the browser: it is measured where somebody works on it. */
const all = Object.keys(parts).filter((name) => name !== 'composer')

async function bench(args: readonly string[]): Promise<boolean> {
  const firstOption = args.findIndex((arg) => arg.startsWith('--'))
  const named = firstOption === -1 ? args : args.slice(0, firstOption)
  const unknown = named.filter((name) => !Object.hasOwn(parts, name))
  if (unknown.length > 0)
    throw new Error(`${unknown.join(', ')}: choose from ${Object.keys(parts).join(', ')}.`)
  const say = (line: string) => console.log(`  ${line}`)
  const around = { say, shops: prepareShops(say), ...optionsOf(args) }
  await buildWhenChanged(terminalProgress(process.stdout))
  const rows: Row[] = []
  for (const name of named.length === 0 ? all : named) {
    console.log(`── ${name}`)
    const before = await wantedSoFar()
    rows.push(...((await parts[name]?.(around)) ?? []))
    rows.push(...stolenRow(name, [before, await wantedSoFar()]))
  }
  console.log(tableOf(rows, await savedRows()))
  const result = resultOf(rows)
  console.log(`\nkept in ${await keepResult(result)}`)
  if (args.includes('--save')) await saveResult(result)
  const missed = rows.filter(({ holds }) => holds === false)
  console.log(missed.length === 0 ? 'every goal is reached' : `${missed.length} goals are missed`)
  return missed.length === 0
}

let isBrokenOff = false
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    if (isBrokenOff) return
    isBrokenOff = true
    console.log('\nending what was started …')
    void endEverything().then(() => process.exit(130))
  })

try {
  process.exitCode = (await bench(process.argv.slice(2))) ? 0 : 1
} catch (error) {
  // Whatever fails because it was broken off is no news.
  if (!isBrokenOff) console.error(error)
  process.exitCode = 1
} finally {
  await endEverything()
}
