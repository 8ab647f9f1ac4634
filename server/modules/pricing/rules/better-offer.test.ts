import { expect, test } from 'vitest'
import { isBetterOffer } from './better-offer.ts'

const offer = { price: 700_000, quota: 10, sold: 3 }

test('the lower one of two flash prices counts', () => {
  expect(isBetterOffer({ ...offer, price: 600_000 }, offer)).toBe(true)
  expect(isBetterOffer({ ...offer, price: 800_000 }, offer)).toBe(false)
  expect(isBetterOffer(offer, offer)).toBe(false)
})

test('a sale that still has units goes before a lower price that has none', () => {
  const soldOut = { price: 500_000, quota: 10, sold: 10 }
  expect(isBetterOffer(offer, soldOut)).toBe(true)
  expect(isBetterOffer(soldOut, offer)).toBe(false)
})
