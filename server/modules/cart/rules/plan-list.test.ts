import { expect, test } from 'vitest'
import { planList } from './plan-list.ts'

type Wanted = Parameters<typeof planList>[0][number]
type Cart = Parameters<typeof planList>[1]
type Bundle = Parameters<typeof planList>[2][number]

const want = (inventoryId: number, given: Partial<Wanted> = {}): Wanted => ({
  ...{ inventoryId, quantity: 1, stock: 10, price: 100_000 },
  ...given,
})
const line = (inventoryId: number, given: Partial<Cart['lines'][number]> = {}) => ({
  ...{ inventoryId, bundleId: null, bundleKey: null, quantity: 1, isSelected: true },
  ...given,
})
const cart = (lines: Cart['lines'] = [], mostLines = 60): Cart => ({ lines, mostLines, mostOfOne: 99 })
const bundle = (id: number, parts: Record<number, number>, discountPercent = 10): Bundle => ({
  ...{ id, uuid: `uuid-${id}`, discountPercent },
  parts: Object.entries(parts).map(([inventoryId, quantity]) => ({
    inventoryId: Number(inventoryId),
    quantity,
  })),
})
const singlesOf = (plan: ReturnType<typeof planList>) =>
  plan.singles.map(({ inventoryId, quantity }) => [inventoryId, quantity])

test('variants that are no bundle go in alone, in the order of the list', () => {
  const plan = planList([want(2, { quantity: 3 }), want(1)], cart(), [bundle(9, { 1: 1, 3: 1 })])
  expect(plan).toEqual({
    bundles: [],
    singles: [
      { inventoryId: 2, quantity: 3 },
      { inventoryId: 1, quantity: 1 },
    ],
    withoutLine: new Set(),
  })
})

test('whole bundles go in as often as they are whole, and what is left over alone', () => {
  const plan = planList([want(1, { quantity: 3 }), want(2, { quantity: 5 })], cart(), [
    bundle(9, { 1: 1, 2: 2 }),
  ])
  expect(plan.bundles).toEqual([{ id: 9, key: undefined, sets: 2 }])
  expect(singlesOf(plan)).toEqual([
    [1, 1],
    [2, 1],
  ])
})

test('of two bundles that share a part, the one that saves more is taken', () => {
  const wanted = [want(1), want(2), want(3, { price: 900_000 })]
  const plan = planList(wanted, cart(), [bundle(8, { 1: 1, 2: 1 }), bundle(9, { 1: 1, 3: 1 })])
  expect(plan.bundles).toEqual([{ id: 9, key: undefined, sets: 1 }])
  expect(singlesOf(plan)).toEqual([[2, 1]])
})

test('a bundle of which a part cannot be had is none', () => {
  const plan = planList([want(1), want(2, { stock: 0 })], cart(), [bundle(9, { 1: 1, 2: 1 })])
  expect(plan.bundles).toEqual([])
  expect(singlesOf(plan)).toEqual([[1, 1]])
})

test('what selected lines hold is not there; what is not selected holds nothing, unless more goes into it', () => {
  const wanted = [want(1, { quantity: 4, stock: 5 })]
  expect(singlesOf(planList(wanted, cart([line(1, { quantity: 3 })]), []))).toEqual([[1, 2]])
  const unselected = line(1, { quantity: 3, isSelected: false })
  expect(singlesOf(planList(wanted, cart([unselected]), []))).toEqual([[1, 2]])
  const inBundle = { bundleId: 9, bundleKey: 'a', quantity: 3 }
  expect(singlesOf(planList(wanted, cart([line(1, inBundle)]), []))).toEqual([[1, 2]])
  expect(singlesOf(planList(wanted, cart([line(1, { ...inBundle, isSelected: false })]), []))).toEqual([
    [1, 4],
  ])
  expect(singlesOf(planList(wanted, cart([line(1, { quantity: 7 })]), []))).toEqual([])
})

test('units of a bundle are not there for the rest', () => {
  const lines = [line(1, { quantity: 2, isSelected: false })]
  const wanted = [want(1, { quantity: 4, stock: 5 }), want(2)]
  const plan = planList(wanted, cart(lines), [bundle(9, { 1: 2, 2: 1 })])
  expect(plan.bundles).toMatchObject([{ sets: 1 }])
  expect(singlesOf(plan)).toEqual([[1, 1]])
})

test('a bundle that is in the cart becomes more, if all of it is there and selected', () => {
  const wanted = [want(1), want(2)]
  const terms = [bundle(9, { 1: 1, 2: 1 })]
  const part = { bundleId: 9, bundleKey: 'a' }
  const keyOf = (lines: Cart['lines']) => planList(wanted, cart(lines), terms).bundles[0]?.key
  expect(keyOf([line(1, part), line(2, part)])).toBe('a')
  expect(keyOf([line(1, part)])).toBeUndefined()
  expect(keyOf([line(1, part), line(2, { ...part, isSelected: false })])).toBeUndefined()
  expect(keyOf([line(1), line(2)])).toBeUndefined()
  const other = { bundleId: 9, bundleKey: 'b' }
  expect(keyOf([line(1, part), line(1, other), line(2, other)])).toBe('b')
})

test('no line holds more than ninety-nine', () => {
  const many = { stock: 500, quantity: 198 }
  expect(singlesOf(planList([want(1, many)], cart(), []))).toEqual([[1, 99]])
  expect(singlesOf(planList([want(1, many)], cart([line(1, { quantity: 90 })]), []))).toEqual([[1, 9]])
  const part = { bundleId: 9, bundleKey: 'a', quantity: 99 }
  const full = planList(
    [want(1), want(2)].map((each) => ({ ...each, stock: 500 })),
    cart([line(1, part), line(2, part)]),
    [bundle(9, { 1: 1, 2: 1 })],
  )
  expect(full.bundles).toEqual([{ id: 9, key: undefined, sets: 1 }])
})

test('a full cart takes more of what it has, and names what it has no line for', () => {
  const plan = planList([want(1), want(2), want(3)], cart([line(2)], 2), [])
  expect(singlesOf(plan)).toEqual([
    [1, 1],
    [2, 1],
  ])
  expect([...plan.withoutLine]).toEqual([3])
})

test('a bundle that does not fit whole goes in as far as there is room, part by part', () => {
  const plan = planList([want(1), want(2)], cart([], 1), [bundle(9, { 1: 1, 2: 1 })])
  expect(plan.bundles).toEqual([])
  expect(singlesOf(plan)).toEqual([[1, 1]])
  expect([...plan.withoutLine]).toEqual([2])
})
