import { expect, test, vi } from 'vitest'
import { Ledger } from './ledger.ts'
import { startLoad } from './load.ts'
import { Unanswered } from './send-to-hosts.ts'

/** As many as a scenario lets buy. */
const many = 400

test('buyers still come to a shop that has turned many away', async () => {
  let come = 0
  const fetch: typeof globalThis.fetch = async (input) => {
    if (new Request(input).url.endsWith('/cart/store')) come += 1
    throw new Unanswered('cut off', { wasSent: false, cause: undefined })
  }
  const load = startLoad({
    front: { fetch, only: () => fetch },
    ledger: new Ledger(),
    variants: ['0b000000-0000-4000-8000-000000000001'],
    shown: { pages: ['/id'], calls: [] },
    methods: [7],
    buyers: many / 2,
  })

  await vi.waitFor(() => expect(come).toBeGreaterThan(many), { timeout: 10_000 })

  await load.stop()
})
