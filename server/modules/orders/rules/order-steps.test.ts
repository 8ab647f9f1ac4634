import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isTaken, type OrderStanding, type OrderStep, orderSteps, stepOf } from './order-steps.ts'

const all = Object.keys(orderSteps) as OrderStep[]
const standings: OrderStanding[] = [1, 2, 3, 4, 5].flatMap((status) =>
  [0, 1].flatMap((paymentStatus) =>
    [false, true].flatMap((isCancelled) =>
      [false, true].flatMap((isFinished) =>
        (['none', 'open', 'accepted', 'declined'] as const).flatMap((cancelRequest) =>
          (['none', 'complaint', 'refund', 'refunded'] as const).map((matter) => ({
            ...{ status, paymentStatus, isCancelled, isFinished, cancelRequest, matter },
          })),
        ),
      ),
    ),
  ),
)
const placed: OrderStanding = {
  ...{ status: 1, paymentStatus: 0, isCancelled: false, isFinished: false },
  ...{ cancelRequest: 'none', matter: 'none' },
}
const keyOf = (standing: OrderStanding) => JSON.stringify(standing)

/** Everywhere that an order can come to by the table, whatever complaints and refunds do besides. */
function reachable(): Map<string, OrderStanding> {
  const found = new Map([[keyOf(placed), placed]])
  const toLook = [placed]
  for (let from = toLook.pop(); from !== undefined; from = toLook.pop()) {
    const matters = (['none', 'complaint', 'refund', 'refunded'] as const).map((matter) => ({
      ...from,
      matter,
    }))
    const next = [
      ...all.flatMap((step) => stepOf(step, from) ?? []),
      // Money and complaints are matters of orders that are paid, or on their way.
      ...(from.paymentStatus === 1 || from.status >= 3 ? matters : []),
    ]
    for (const to of next) {
      if (found.has(keyOf(to))) continue
      found.set(keyOf(to), to)
      toLook.push(to)
    }
  }
  return found
}

/** The way of an order as the specification draws it, by the steps that may be taken from each place of it. */
const drawn: [string, Partial<OrderStanding>, OrderStep[]][] = [
  ['pending', {}, ['pay', 'accept_cod', 'expire', 'cancel']],
  ['expired or cancelled', { isCancelled: true }, ['revive']],
  ['confirmed and paid', { status: 2, paymentStatus: 1 }, ['ask_cancel', 'hand_over']],
  ['confirmed, to be paid on delivery', { status: 2 }, ['ask_cancel', 'hand_over']],
  [
    'confirmed, with a wish to cancel',
    { status: 2, paymentStatus: 1, cancelRequest: 'open' },
    ['accept_cancel', 'decline_cancel'],
  ],
  ['confirmed, the wish declined', { status: 2, paymentStatus: 1, cancelRequest: 'declined' }, ['hand_over']],
  ['confirmed, money asked back', { status: 2, paymentStatus: 1, matter: 'refund' }, ['cancel_refunded']],
  ['confirmed and cancelled', { status: 2, paymentStatus: 1, isCancelled: true }, []],
  ['picked up', { status: 3, paymentStatus: 1 }, ['in_transit']],
  ['picked up, with a complaint', { status: 3, paymentStatus: 1, matter: 'complaint' }, ['in_transit']],
  ['on the way', { status: 4, paymentStatus: 1 }, ['deliver']],
  ['on the way, to be paid on delivery', { status: 4 }, ['deliver']],
  ['delivered', { status: 5, paymentStatus: 1 }, ['finish']],
  ['delivered, with a complaint', { status: 5, paymentStatus: 1, matter: 'complaint' }, []],
  ['delivered, money asked back', { status: 5, paymentStatus: 1, matter: 'refund' }, []],
  ['delivered, all money given back', { status: 5, paymentStatus: 1, matter: 'refunded' }, []],
  ['finished', { status: 5, paymentStatus: 1, isFinished: true }, []],
]

test.each(drawn)('an order that is %s takes exactly the steps that are drawn', (_where, standing, steps) => {
  const here = { ...placed, ...standing }
  expect(all.filter((step) => stepOf(step, here) !== undefined)).toEqual(
    all.filter((step) => steps.includes(step)),
  )
})

test('every place that is drawn can be come to, and every step can be taken somewhere', () => {
  const known = reachable()
  for (const [, standing] of drawn) expect(known.has(keyOf({ ...placed, ...standing }))).toBe(true)
  for (const step of all)
    expect([...known.values()].some((standing) => stepOf(step, standing) !== undefined)).toBe(true)
})

test('nothing happens to an order that is finished, and only a late payment to one that is cancelled', () => {
  for (const standing of standings)
    for (const step of all) {
      if (stepOf(step, standing) === undefined) continue
      expect(standing.isFinished).toBe(false)
      if (standing.isCancelled) expect(step).toBe('revive')
    }
})

test('an order never goes back, and what was paid stays paid', () => {
  for (const standing of standings)
    for (const step of all) {
      const to = stepOf(step, standing)
      if (to === undefined) continue
      expect(to.status).toBeGreaterThanOrEqual(standing.status)
      expect(to.paymentStatus).toBeGreaterThanOrEqual(standing.paymentStatus)
    }
})

test('nothing is cancelled once it is with the courier', () => {
  for (const standing of standings)
    for (const step of all)
      if (stepOf(step, standing)?.isCancelled) expect(standing.status).toBeLessThanOrEqual(2)
})

test('a step that was taken counts as taken, and cannot be taken again', () => {
  for (const standing of standings)
    for (const step of all) {
      const to = stepOf(step, standing)
      if (to === undefined) continue
      expect(isTaken(step, to)).toBe(true)
      expect(stepOf(step, to)).toBeUndefined()
    }
})

test('whatever is tried in whatever order, an order stays somewhere that the table knows', () => {
  const known = reachable()
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...all), { maxLength: 30 }), (tried) => {
      let standing = placed
      for (const step of tried) standing = stepOf(step, standing) ?? standing
      expect(known.has(keyOf(standing))).toBe(true)
    }),
  )
})
