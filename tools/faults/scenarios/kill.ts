import type { Host } from '../host-process.ts'
import type { Scenario } from '../scenario.ts'
import { expectThat, moreOrders, type Stage } from '../stage.ts'
import { waitUntil } from '../wait-until.ts'

export const kill: Scenario = {
  name: 'kill',
  about: 'kill -9 of one host in the midst of a checkout, three times; the other goes on, and it comes back',
  mayFail: false,
  async run(stage) {
    const [one, two] = stage.hosts
    for (const host of [one, two, one]) {
      await killAtCheckout(stage, host)
      await moreOrders(stage, 10)
      await host.start()
    }
  },
}

/** Somebody waits for the answer to their order, and will not get it. */
async function killAtCheckout(stage: Stage, host: Host): Promise<void> {
  const what = `POST /api/storefront/checkout/store at ${host.name}`
  const isBuying = await waitUntil(() => stage.tally.isUnderWay(what), { within: 30_000, every: 1 })
  expectThat(stage, isBuying !== undefined, `nobody bought anything at ${host.name}`)
  await host.kill()
}
