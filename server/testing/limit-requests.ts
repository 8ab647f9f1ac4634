import type { Pace } from '@gema/contract/define-call.ts'
import { changeSettings, type RateLimit, readSettings } from '../modules/settings/settings.ts'
import type { TestShop } from './start-test-shop.ts'

/** Sets one rate limit as an operator would, and lets the seconds pass for which settings are remembered. */
export async function limitRequests({ shop, clock }: TestShop, pace: Pace, limit: RateLimit): Promise<void> {
  const { rateLimits } = await readSettings(shop.db)
  await changeSettings(shop.db, { rateLimits: { ...rateLimits, [pace]: limit } })
  clock.moveOn(5_000)
}
