import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type MergeLine, planMerge } from './plan-merge.ts'

const line = (id: number, inventoryId: number, given: Partial<MergeLine> = {}): MergeLine => ({
  ...{ id, inventoryId, bundleId: null, bundleKey: null, quantity: 1, isSelected: true },
  ...given,
})
const limits = { stockOf: () => 10, mostOfOne: 99, mostLines: 120 }

test('the same line becomes more, others change their cart, and what only the account has is unselected', () => {
  const account = [line(1, 100, { quantity: 2, isSelected: false }), line(2, 200)]
  const guest = [line(11, 100, { quantity: 3 }), line(12, 300, { isSelected: false })]
  expect(planMerge({ account, guest }, limits)).toEqual({
    joined: [{ into: 1, from: 11, quantity: 5, isClipped: false, isSelected: true }],
    moved: [12],
    unselected: [2],
    dropped: [],
  })
})

test('quantities are clipped to the stock and to the most of one thing, never to nothing', () => {
  const account = [line(1, 100, { quantity: 60 })]
  const guest = [line(11, 100, { quantity: 60 })]
  const joined = (stock: number) =>
    planMerge({ account, guest }, { ...limits, stockOf: () => stock }).joined[0]
  expect(joined(200)).toMatchObject({ quantity: 99, isClipped: true })
  expect(joined(70)).toMatchObject({ quantity: 70, isClipped: true })
  expect(joined(0)).toMatchObject({ quantity: 1, isClipped: true })
})

test('a part of a bundle is not the same as the variant alone', () => {
  const inBundle = { bundleId: 7, bundleKey: 'a' }
  const account = [line(1, 100), line(2, 200, inBundle)]
  const guest = [line(11, 100, inBundle), line(12, 200, { bundleId: 7, bundleKey: 'b' })]
  expect(planMerge({ account, guest }, limits)).toMatchObject({
    moved: [11],
    joined: [{ into: 2, from: 12 }],
  })
})

test('an empty cart of a guest leaves the account’s as it is', () => {
  const plan = planMerge({ account: [line(1, 100)], guest: [] }, limits)
  expect(plan).toEqual({ joined: [], moved: [], unselected: [], dropped: [] })
})

test('where there is no room for all, the oldest of the account go', () => {
  const account = [line(1, 100), line(2, 200), line(3, 300)]
  const plan = planMerge({ account, guest: [line(11, 400)] }, { ...limits, mostLines: 3 })
  expect(plan).toMatchObject({ moved: [11], dropped: [1], unselected: [2, 3] })
})

test('every line has exactly one fate, and there are never more lines than fit', () => {
  const lines = (first: number) =>
    fc
      .uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 12 })
      .map((ids) => ids.map((inventoryId, place) => line(first + place, inventoryId)))
  fc.assert(
    fc.property(lines(1), lines(100), (account, guest) => {
      const plan = planMerge({ account, guest }, { ...limits, mostLines: 15 })
      expect([...plan.joined.map(({ from }) => from), ...plan.moved].toSorted()).toEqual(
        guest.map(({ id }) => id).toSorted(),
      )
      const touched = [...plan.joined.map(({ into }) => into), ...plan.unselected, ...plan.dropped]
      expect(new Set(touched).size).toBe(touched.length)
      if (guest.length > 0) {
        expect(touched.length).toBe(account.length)
        expect(plan.joined.length + plan.moved.length + plan.unselected.length).toBeLessThanOrEqual(15)
      }
    }),
  )
})
