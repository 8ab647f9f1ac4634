import { expect, test } from 'vitest'
import { networkOf } from './network-of.ts'

test('an IPv4 address counts by itself, in either way of writing it', () => {
  expect(networkOf('203.0.113.7')).toBe('203.0.113.7')
  expect(networkOf('::ffff:203.0.113.7')).toBe('203.0.113.7')
})

test('all addresses of one household count together', () => {
  const household = networkOf('2001:db8:0:7::1')
  expect(networkOf('2001:db8:0:7:ffff:1:2:3')).toBe(household)
  expect(networkOf('2001:0db8:0000:0007::abcd')).toBe(household)
  expect(networkOf('2001:db8:0:8::1')).not.toBe(household)
  expect(networkOf('::1')).toBe('0:0:0:0::/64')
})

test('what is no address stays as it is', () => {
  expect(networkOf('unknown')).toBe('unknown')
})
