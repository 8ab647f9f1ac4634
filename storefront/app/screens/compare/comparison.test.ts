import type { Compared } from '@gema/contract/calls/compare-list.ts'
import { expect, test } from 'vitest'
import { pairOf, pairWith, shownGroups, withProducts } from './comparison.ts'

const row = (key: string, values: (string | null)[], best: number[] = []) => ({
  key,
  name: key,
  values,
  is_equal: values.every((value) => value === values[0]),
  best,
})

const compared = {
  category: { name: 'Home theater', slug: 'home-theater' },
  products: ['a', 'b', 'c'].map((uuid) => ({ uuid })),
  groups: [
    {
      group: 'sound',
      rows: [row('sensitivity', ['90 dB', '88 dB', '90 dB'], [0, 2]), row('nominal', ['6', '6', '6'])],
    },
    { group: 'power', rows: [row('voltage', ['220 V', '220 V', '220 V']), row('fuse', [null, null, '2 A'])] },
  ],
} as unknown as Compared

test('products are taken in the wanted order, and every row follows them', () => {
  const { products, groups } = withProducts(compared, ['c', 'a'])
  expect(products.map(({ uuid }) => uuid)).toEqual(['c', 'a'])
  expect(groups[0]?.rows[0]).toMatchObject({ values: ['90 dB', '90 dB'], is_equal: true, best: [0, 1] })
  expect(groups[1]?.rows[1]).toMatchObject({ values: ['2 A', null], is_equal: false })
})

test('the best of all stays the best, whoever else is shown', () => {
  expect(withProducts(compared, ['b', 'a']).groups[0]?.rows[0]?.best).toEqual([1])
})

test('a product alone is equal to nothing', () => {
  expect(withProducts(compared, ['a']).groups[0]?.rows[1]?.is_equal).toBe(false)
})

test('somebody who is not compared is left out', () => {
  expect(withProducts(compared, ['x', 'b']).products.map(({ uuid }) => uuid)).toEqual(['b'])
})

test('equal rows can be hidden, and a group without rows goes with them', () => {
  expect(shownGroups(withProducts(compared, ['a', 'b', 'c']), false)).toHaveLength(2)
  const [sound, power] = shownGroups(compared, true)
  expect(sound?.rows.map(({ key }) => key)).toEqual(['sensitivity'])
  expect(power?.rows.map(({ key }) => key)).toEqual(['fuse'])
})

test('a row that says nothing of the shown products is not shown', () => {
  const [, power] = shownGroups(withProducts(compared, ['a', 'b']), false)
  expect(power?.rows.map(({ key }) => key)).toEqual(['voltage'])
  expect(shownGroups(withProducts(compared, ['a', 'b']), true)).toHaveLength(1)
})

test('a phone shows the chosen two, and the first ones instead of those that are gone', () => {
  expect(pairOf(['a', 'b', 'c'], [])).toEqual(['a', 'b'])
  expect(pairOf(['a', 'b', 'c'], ['c', 'a'])).toEqual(['c', 'a'])
  expect(pairOf(['a', 'b'], ['c', 'b'])).toEqual(['b', 'a'])
  expect(pairOf(['a'], [])).toEqual(['a'])
})

test('choosing what stands in the other column makes the two change places', () => {
  expect(pairWith(['a', 'b'], 0, 'c')).toEqual(['c', 'b'])
  expect(pairWith(['a', 'b'], 1, 'a')).toEqual(['b', 'a'])
})
