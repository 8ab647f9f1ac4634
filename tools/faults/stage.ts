import type { PaymentMethodId } from '@gema/contract/values/payment-method.ts'
import { buyAsGuest, type Purchase } from './buy-as-guest.ts'
import type { Host } from './host-process.ts'
import type { Ledger } from './ledger.ts'
import type { OwnPostgres } from './own-postgres.ts'
import type { PublicAddresses } from './public-addresses.ts'
import type { Front } from './send-to-hosts.ts'
import type { Tally } from './tally.ts'
import { waitUntil } from './wait-until.ts'

/** Two hosts under load, and who looks at what they do. */
export interface Stage {
  postgres: OwnPostgres
  /** The address of the database. */
  url: string
  hosts: readonly [Host, Host]
  front: Front
  tally: Tally
  ledger: Ledger
  variants: readonly string[]
  shown: PublicAddresses
  /** What did not hold, as sentences. */
  broken: string[]
  /** What is worth telling, as sentences. */
  told: string[]
}

/** Notes what does not hold. */
export function expectThat(stage: Stage, holds: boolean, sentence: string): void {
  if (!holds) stage.broken.push(sentence)
}

/** Waits until so many more orders are acknowledged. */
export async function moreOrders(stage: Stage, count: number, within = 60_000): Promise<void> {
  const { acknowledged } = stage.ledger
  const goal = acknowledged.size + count
  const took = await waitUntil(() => acknowledged.size >= goal, { within })
  expectThat(stage, took !== undefined, `${count} more orders did not come within ${within / 1000} s`)
}

/** Somebody who buys beside the load; tries for as long as that takes. */
export async function buyOne(stage: Stage, method: PaymentMethodId = 7): Promise<Purchase> {
  const { ledger, front, variants } = stage
  const until = performance.now() + 60_000
  const goesOn = () => performance.now() < until
  const purchase = await buyAsGuest({
    fetch: front.fetch,
    ledger,
    variant: variants[0] ?? '',
    method,
    goesOn,
  })
  if (purchase === undefined) throw new Error(`nothing could be bought: ${[...ledger.refused].join('; ')}`)
  return purchase
}

/** How long it takes until both hosts say that they are ready. */
const readyLimit = 30_000

export async function bothReady(stage: Stage): Promise<number | undefined> {
  const areReady = async () => {
    const ready = await Promise.all(stage.hosts.map((host) => host.isReady()))
    return ready.every(Boolean)
  }
  const took = await waitUntil(areReady, { within: readyLimit })
  expectThat(stage, took !== undefined, `not both hosts were ready again within ${readyLimit / 1000} s`)
  return took
}
