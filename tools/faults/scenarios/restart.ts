import type { Scenario } from '../scenario.ts'
import { moreOrders } from '../stage.ts'

export const restart: Scenario = {
  name: 'restart',
  about:
    'PostgreSQL is stopped in immediate mode and started again, twice; hosts connect again by themselves',
  mayFail: true,
  async run(stage) {
    for (let time = 0; time < 2; time += 1) {
      await stage.postgres.crash()
      await stage.postgres.start()
      await moreOrders(stage, 8)
    }
  },
}
