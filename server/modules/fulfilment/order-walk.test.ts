import { afterAll, beforeAll, expect, test } from 'vitest'
import { aStockedShop, type StockedShop } from '../../testing/a-stocked-shop.ts'
import { booksOfOrder, whatChanged } from '../../testing/order-books.ts'
import { deeds, type OrderDeed } from '../../testing/order-deeds.ts'
import { type EffectName, effectsOf } from '../../testing/order-effects.ts'
import { type Place, places } from '../../testing/order-places.ts'
import { orderAt, type WalkedTo } from '../../testing/walk-an-order.ts'
import { checkBooks } from '../checkout/checkout.ts'

let shop: StockedShop
beforeAll(async () => {
  shop = await aStockedShop()
})
afterAll(async () => {
  expect(await checkBooks(shop.shop.db)).toEqual([])
  expect(shop.logged().filter(({ level }) => Number(level) >= 50)).toEqual([])
  await shop.close()
})

const allDeeds = Object.keys(deeds) as OrderDeed[]
/** Done by clocks and providers, who are told nothing. */
const silent: OrderDeed[] = ['pay', 'expire', 'auto_finish', 'give_back']

/** Does something, and answers what came of it and what it changed. */
async function doing(deed: OrderDeed, order: Awaited<ReturnType<typeof orderAt>>) {
  shop.takeJobs('refund-payment')
  const before = await booksOfOrder(shop, order.id)
  const answer = await deeds[deed](shop, order)
  const changed = whatChanged(before, await booksOfOrder(shop, order.id))
  const refused = answer !== undefined && 'refused' in answer ? answer.refused : undefined
  return { refused, changed: { ...changed, jobs: shop.takeJobs('refund-payment').length } }
}

const nothing = { tables: [], facts: {}, log: [], mails: 0, jobs: 0 }

/** What is said to who tries something that cannot be done here. */
function refusalOf(deed: OrderDeed, { told, moves = {}, done = [] }: Place): string {
  if (deed === 'cancel' || deed === 'finish' || deed === 'ask_refund') return told[deed] ?? 'unknown'
  const isOfRefund = ['approve', 'reject', 'withdraw', 'sent'].includes(deed)
  const hasRefund = [...Object.keys(moves), ...done].some((each) => ['approve', 'reject'].includes(each))
  return isOfRefund && !hasRefund ? 'refund_unknown' : 'step_refused'
}

test.each(Object.keys(places) as WalkedTo[])(
  'of an order that is %s, nothing changes but what the table says',
  async (where) => {
    const here = places[where]
    const { moves = {}, done = [] } = here
    const by = where.length % 2 === 0 ? 'guest' : 'customer'
    const first = await orderAt(shop, where, { by })
    for (const deed of allDeeds.filter((each) => moves[each] === undefined)) {
      const outcome = await doing(deed, first)
      const isFine = silent.includes(deed) || done.includes(deed)
      const refused = isFine ? undefined : refusalOf(deed, here)
      expect({ deed, ...outcome }).toEqual({ deed, refused, changed: nothing })
    }
    for (const [place, [deed, effect]] of (Object.entries(moves) as [OrderDeed, EffectName][]).entries()) {
      const order = place === 0 ? first : await orderAt(shop, where, { by })
      const { refunded } = await order.read()
      const amount = order.placed.amount - refunded
      const effects = effectsOf({ now: shop.clock.now(), staffId: shop.staffId, amount })
      expect({ deed, ...(await doing(deed, order)) }).toEqual({
        ...{ deed, refused: undefined, changed: effects[effect] },
      })
      // What was done is done: doing it again is a success that changes nothing.
      expect({ deed, ...(await doing(deed, order)) }).toEqual({
        ...{ deed, refused: undefined, changed: nothing },
      })
    }
  },
  60_000,
)
