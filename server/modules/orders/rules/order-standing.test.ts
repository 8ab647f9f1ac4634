import { expect, test } from 'vitest'
import { type StandingFacts, standingOf } from './order-standing.ts'

const now = new Date('2026-11-16T03:00:00Z')
const facts: StandingFacts = {
  ...{ status: 5, paymentStatus: 1, cancelledAt: null, finishedAt: null, cancelRequest: 'none' },
  ...{ openComplaints: 0, openRefunds: 0, total: 1_000, refunded: 0 },
}

test('an order stands where its facts say', () => {
  expect(standingOf(facts)).toEqual({
    ...{ status: 5, paymentStatus: 1, isCancelled: false, isFinished: false },
    ...{ cancelRequest: 'none', matter: 'none' },
  })
  expect(
    standingOf({ ...facts, status: 2, cancelRequest: 'accepted', cancelledAt: now, finishedAt: now }),
  ).toMatchObject({ status: 2, isCancelled: true, isFinished: true, cancelRequest: 'accepted' })
})

test.each<[string, Partial<StandingFacts>, string]>([
  ['an open refund', { openRefunds: 1 }, 'refund'],
  ['an open complaint', { openComplaints: 2 }, 'complaint'],
  ['both, where the refund comes first', { openRefunds: 1, openComplaints: 1 }, 'refund'],
  ['a refund that is open although all was given back', { openRefunds: 1, refunded: 1_000 }, 'refund'],
  ['a part that was given back', { refunded: 999 }, 'none'],
  ['all that was given back', { refunded: 1_000 }, 'refunded'],
  ['all and the code of the transfer', { refunded: 1_123 }, 'refunded'],
  ['an order that cost nothing', { total: 0 }, 'none'],
])('%s makes its matter', (_what, changed, matter) => {
  expect(standingOf({ ...facts, ...changed }).matter).toBe(matter)
})
