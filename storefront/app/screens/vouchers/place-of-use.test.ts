import { expect, test } from 'vitest'
import { placeOfUse } from './place-of-use.ts'

const menu = [{ uuid: 'k', slug: 'karaoke', child: [{ uuid: 'm', slug: 'microphones' }] }]

test.each([
  ['all', [], '/all/products'],
  ['first_order', [], '/all/products'],
  ['product', ['p'], '/product/product/p'],
  ['product', ['p', 'q'], '/all/products'],
  ['brand', ['b'], '/brand/brand?brand=b'],
  ['category', ['k'], '/all/karaoke'],
  ['category', ['m'], '/all/karaoke/microphones'],
  ['category', ['gone'], '/all/products'],
] as const)('a voucher for %s %j is used at %s', (kind, uuids, address) => {
  expect(placeOfUse({ kind, uuids: [...uuids] }, menu)).toBe(address)
})
