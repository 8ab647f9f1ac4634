import type { Scenario } from '../scenario.ts'
import { moreOrders } from '../stage.ts'

export const kill: Scenario = {
  name: 'kill',
  about: 'kill -9 of one host in the midst of requests; the other goes on, and it comes back',
  mayFail: false,
  async run(stage) {
    const [one] = stage.hosts
    await one.kill()
    await moreOrders(stage, 10)
    await one.start()
  },
}
