/**
 * npm run bench -- browse | checkout | composer | lighthouse
 *
 * Measures the shop on this machine. Times are told beside the limit that they are held against.
 */
import { benchBrowse } from './bench-browse.ts'
import { benchCheckout } from './bench-checkout.ts'
import { benchComposer } from './bench-composer.ts'
import { benchLighthouse } from './bench-lighthouse.ts'

const benches: Record<string, (args: string[]) => Promise<void>> = {
  browse: benchBrowse,
  checkout: benchCheckout,
  composer: benchComposer,
  lighthouse: benchLighthouse,
}

const [name = '', ...args] = process.argv.slice(2)
const bench = Object.hasOwn(benches, name) ? benches[name] : undefined
if (bench === undefined) {
  console.error(`Say what to measure: ${Object.keys(benches).join(', ')}.`)
  process.exitCode = 2
} else {
  await bench(args)
}
