import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import type { FullOrder } from '../../testing/a-full-order.ts'
import { aStockedShop, type StockedShop } from '../../testing/a-stocked-shop.ts'
import { storyOf } from '../../testing/an-order.ts'
import { booksOfOrder } from '../../testing/order-books.ts'
import { deeds, type OrderDeed } from '../../testing/order-deeds.ts'
import { shelvesOf, sinceThen } from '../../testing/shelves-of.ts'
import { orderAt, take, type WalkedTo } from '../../testing/walk-an-order.ts'
import { checkBooks } from '../checkout/checkout.ts'
import {
  lockOrder,
  type OrderActor,
  type OrderStep,
  orderSteps,
  standingOf,
  stepOf,
  stepOrder,
} from '../orders/orders.ts'

/** A server has eight connections here; the embedded database does one thing after the other. */
const many = inject('serverUrl') === undefined ? 8 : 30

let shop: StockedShop
beforeAll(async () => {
  shop = await aStockedShop({ ownDatabase: true })
})
afterEach(async () => {
  expect(await checkBooks(shop.shop.db)).toEqual([])
  expect(shop.logged().filter(({ level }) => Number(level) >= 50)).toEqual([])
})
afterAll(() => shop.close())

const times = (deed: OrderDeed, order: FullOrder, count = many) =>
  Array.from({ length: count }, () => deeds[deed](shop, order))
const isRefused = (answer: unknown) => typeof answer === 'object' && answer !== null && 'refused' in answer

test.each<[OrderDeed, WalkedTo, string[]]>([
  ['finish', 'delivered', ['finish']],
  ['cancel', 'pending', ['cancel']],
  ['cancel', 'confirmed', ['ask_cancel']],
  ['accept_cod', 'pending, for cash', ['accept_cod']],
  ['hand_over', 'confirmed', ['hand_over']],
  ['hand_over', 'confirmed, for cash', ['hand_over']],
  ['in_transit', 'picked up', ['in_transit']],
  ['deliver', 'on the way', ['deliver']],
  ['deliver', 'on the way, for cash', ['deliver', 'paid_on_delivery']],
  ['accept_cancel', 'confirmed, wished to be cancelled', ['accept_cancel', 'refund_approved']],
  ['accept_cancel', 'confirmed for cash, wished to be cancelled', ['accept_cancel']],
  ['decline_cancel', 'confirmed, wished to be cancelled', ['decline_cancel']],
])(
  'many who %s an order that is %s do it once, and all are told that it is done',
  async (deed, where, log) => {
    const order = await orderAt(shop, where)
    const before = await booksOfOrder(shop, order.id)
    const answers = await Promise.all(times(deed, order))
    expect(answers.filter(isRefused)).toEqual([])
    const after = await booksOfOrder(shop, order.id)
    expect(after.order_events.slice(before.order_events.length).map(({ kind }) => kind)).toEqual(log)
    expect(after.mails).toHaveLength(before.mails.length + 1)
  },
)

test('of handing over and wishing to cancel at once, one happens, and the units agree', async () => {
  for (const where of ['confirmed', 'confirmed, for cash'] as const) {
    const before = await shelvesOf(shop)
    const order = await orderAt(shop, where)
    await Promise.all([...times('hand_over', order, 4), ...times('cancel', order, 4)])
    const { status, cancelRequest } = await order.read()
    expect([`${status} none`, '2 open']).toContain(`${status} ${cancelRequest}`)
    if (status === 3) continue
    await take(shop, order, 'accept_cancel')
    expect(await sinceThen(shop, before)).toEqual({})
  }
})

test('while somebody accepts that it is cancelled, nobody hands it over', async () => {
  const before = await shelvesOf(shop)
  const order = await orderAt(shop, 'confirmed for cash, wished to be cancelled')
  const answers = await Promise.all([
    ...times('hand_over', order, 4),
    ...times('accept_cancel', order, 4),
    ...times('hand_over', order, 4),
  ])
  expect(answers.filter(isRefused)).toHaveLength(8)
  expect(await order.read()).toMatchObject({ status: 2, cancelRequest: 'accepted' })
  expect(await sinceThen(shop, before)).toEqual({})
})

test('of accepting and declining the same wish at once, the first counts', async () => {
  const order = await orderAt(shop, 'confirmed, wished to be cancelled')
  const answers = await Promise.all([
    ...times('accept_cancel', order, 4),
    ...times('decline_cancel', order, 4),
  ])
  expect(answers.filter(isRefused)).toHaveLength(4)
  const { cancelRequest, cancelledAt, openRefunds } = await order.read()
  const isAccepted = cancelRequest === 'accepted'
  expect([cancelledAt !== null, openRefunds]).toEqual([isAccepted, isAccepted ? 1 : 0])
})

test('of handing over and approving a refund at once, the refund counts: it holds the parcel back', async () => {
  const before = await shelvesOf(shop)
  const order = await orderAt(shop, 'confirmed, money asked back')
  await Promise.all([...times('hand_over', order, 4), ...times('approve', order, 4)])
  expect((await order.read()).cancelReason).toBe('by_shopper')
  expect(await sinceThen(shop, before)).toEqual({})
})

test('everything at once, again and again, leaves an order whose books agree', async () => {
  for (const method of [3, 2, 7] as const) {
    const order = await orderAt(shop, 'pending', { method })
    for (let round = 0; round < 3; round += 1)
      await Promise.all(
        (Object.keys(deeds) as OrderDeed[])
          .filter((deed) => deed !== 'expire')
          .map((deed) => deeds[deed](shop, order)),
      )
    const story = await storyOf(shop, order.placed)
    for (const once of ['pay', 'accept_cod', 'hand_over', 'in_transit', 'deliver', 'finish', 'ask_cancel'])
      expect(story.filter((kind) => kind === once).length).toBeLessThan(2)
    expect(await checkBooks(shop.shop.db)).toEqual([])
  }
})

test('who may not take a step does not take it, wherever the order stands', async () => {
  const actors: OrderActor[] = ['shopper', 'staff', 'system', 'provider']
  const places = [
    ...([
      'pending',
      'confirmed',
      'confirmed, wished to be cancelled',
      'confirmed, money asked back',
    ] as const),
    ...(['expired', 'picked up', 'on the way', 'delivered'] as const),
  ]
  const refused = new Set<OrderStep>()
  for (const where of places) {
    const order = await orderAt(shop, where)
    const before = await booksOfOrder(shop, order.id)
    for (const step of Object.keys(orderSteps) as OrderStep[])
      for (const actor of actors) {
        if (orderSteps[step].who.includes(actor)) continue
        const taken = await shop.shop.db.transaction(async (tx) => {
          const locked = await lockOrder(tx, order.id)
          if (stepOf(step, standingOf(locked)) !== undefined) refused.add(step)
          return stepOrder(tx, locked, { step, actor, now: shop.clock.now() })
        })
        expect(taken).toBeUndefined()
      }
    expect(await booksOfOrder(shop, order.id)).toEqual(before)
  }
  expect([...refused].toSorted()).toEqual(Object.keys(orderSteps).toSorted())
})
