import type { PaymentMethodId } from '@gema/contract/values/payment-method.ts'
import { betweenTries, buyAsGuest } from './buy-as-guest.ts'
import type { Ledger } from './ledger.ts'
import type { PublicAddresses } from './public-addresses.ts'
import { type Front, Unanswered } from './send-to-hosts.ts'
import { pause } from './wait-until.ts'

export interface LoadOptions {
  front: Front
  ledger: Ledger
  variants: readonly string[]
  shown: PublicAddresses
  methods: readonly PaymentMethodId[]
  buyers: number
}

export interface Load {
  /** Lets everybody finish what they are at. */
  stop(): Promise<void>
}

const visitors = 4
/** No more than so many orders in one scenario: the load is bounded, whatever the machine can do. */
const mostOrders = 400
const betweenBuyers = 100

/** People who look around and people who buy, until they are asked to stop. */
export function startLoad({ front, ledger, variants, shown, methods, buyers }: LoadOptions): Load {
  const addresses = [...shown.pages, ...shown.calls]
  let isOver = false
  let come = 0
  const browse = async (_: unknown, nth: number) => {
    const tags = new Map<string, string>()
    for (let turn = nth; !isOver; turn += 1) {
      await look(front, addresses[turn % addresses.length] ?? '/id', tags)
      await pause(60)
    }
  }
  const buy = async () => {
    // Who leaves with nothing does not count: a shop that turns everybody away for a while must find buyers afterwards.
    while (!isOver && ledger.acknowledged.size < mostOrders) {
      come += 1
      const purchase = await buyAsGuest({
        fetch: front.fetch,
        ledger,
        variant: variants[come % variants.length] ?? '',
        method: methods[come % methods.length] ?? 7,
        goesOn: () => !isOver,
      })
      await pause(purchase === undefined ? betweenTries : betweenBuyers)
    }
  }
  const all = Promise.all([
    ...Array.from({ length: visitors }, browse),
    ...Array.from({ length: buyers }, buy),
  ])
  // Looked at when it is stopped; until then it must not end the process.
  all.catch(() => {})
  return {
    async stop() {
      isOver = true
      await all
    },
  }
}

/** Looks at something; the second time only if it is another than before. */
async function look(front: Front, address: string, tags: Map<string, string>): Promise<void> {
  const tag = tags.get(address)
  const headers = { 'Accept-Language': 'en', ...(tag !== undefined && { 'If-None-Match': tag }) }
  try {
    const response = await front.fetch(`http://shop.internal${address}`, { headers })
    const given = response.headers.get('etag')
    if (tag === undefined && given !== null) tags.set(address, given)
    else tags.delete(address)
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error
  }
}
