/**
 * npm run faults [-- kill restart pool disk provider mail clock away]
 *
 * Breaks what a shop stands on, while people browse and buy, and proves that nothing acknowledged is lost or doubled.
 */
import { terminalProgress } from '@gema/host/progress.ts'
import { buildWhenChanged } from '../build/build-when-changed.ts'
import { startOwnPostgres } from './own-postgres.ts'
import { type Played, playScenario } from './play-scenario.ts'
import { remarksOf, tableOf } from './report.ts'
import type { Scenario } from './scenario.ts'
import { away } from './scenarios/away.ts'
import { clock } from './scenarios/clock.ts'
import { disk } from './scenarios/disk.ts'
import { kill } from './scenarios/kill.ts'
import { mail } from './scenarios/mail.ts'
import { pool } from './scenarios/pool.ts'
import { provider } from './scenarios/provider.ts'
import { restart } from './scenarios/restart.ts'
import { seedShop } from './seeded-shop.ts'
import { patienceMs } from './tally.ts'
import { tidyUp, tidyUpOnSignal } from './tidy.ts'

const all: readonly Scenario[] = [kill, restart, pool, disk, provider, mail, clock, away]

async function run(chosen: readonly Scenario[]): Promise<number> {
  await buildWhenChanged(terminalProgress(process.stdout))
  const postgres = await startOwnPostgres()
  console.log(`${postgres.origin}; loading the demo shop …`)
  const shop = await seedShop(postgres)
  const played: Played[] = []
  let failed = 0
  for (const scenario of chosen) {
    console.log(`\n${scenario.name}: ${scenario.about}`)
    try {
      const one = await playScenario(scenario, { postgres, shop })
      console.log(remarksOf(one))
      played.push(one)
      if (one.stage.broken.length > 0) failed += 1
    } catch (error) {
      failed += 1
      console.log(
        `  DOES NOT HOLD: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      )
      // Whatever it has left behind must not meet the next one.
      await postgres.start()
    }
  }
  console.log(`\n${tableOf(played)}\n\nno request may take longer than ${patienceMs / 1000} s`)
  console.log(failed === 0 ? 'everything holds' : `${failed} of ${chosen.length} scenarios do not hold`)
  return failed === 0 ? 0 : 1
}

const names = process.argv.slice(2)
const unknown = names.filter((name) => !all.some((scenario) => scenario.name === name))
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}. Choose from: ${all.map(({ name }) => name).join(', ')}.`)
  process.exitCode = 2
} else {
  tidyUpOnSignal()
  process.exitCode = await run(names.length === 0 ? all : all.filter(({ name }) => names.includes(name)))
    .catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : String(error))
      return 1
    })
    .finally(tidyUp)
}
