import { expect, test } from 'vitest'
import { maySeeMetrics } from './metrics-access.ts'

const token = 'a token of the tests alone'
const from = (remoteAddress: string, headers: Record<string, string> = {}, known?: string) =>
  maySeeMetrics(new Headers(headers), { token: known, remoteAddress })

test.each(['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1'])(
  'without a token, %s on this machine may look',
  (address) => expect(from(address)).toBe(true),
)

test.each([
  '203.0.113.7',
  '10.0.0.1',
  '::ffff:10.0.0.1',
  '2001:db8::1',
  'unknown',
  '1127.0.0.1',
  '127.0.0.1.x',
])('without a token, %s may not', (address) => expect(from(address)).toBe(false))

test.each([
  ['X-Forwarded-For', '127.0.0.1'],
  ['X-Forwarded-For', ''],
  ['X-Forwarded-Proto', 'https'],
  ['Forwarded', 'for=127.0.0.1'],
  ['X-Real-IP', '127.0.0.1'],
  ['Via', '1.1 proxy'],
])('whoever comes through a proxy on this machine may not: %s: %s', (name, value) => {
  expect(from('127.0.0.1', { [name]: value })).toBe(false)
})

test('with a token, only who knows it may look, from wherever', () => {
  expect(from('203.0.113.7', { Authorization: `Bearer ${token}` }, token)).toBe(true)
  expect(from('127.0.0.1', {}, token)).toBe(false)
  for (const wrong of [
    '',
    token,
    `Bearer ${token}x`,
    `Bearer ${token.slice(1)}`,
    `bearer  ${token}`,
    'Bearer ',
  ])
    expect(from('127.0.0.1', { Authorization: wrong }, token)).toBe(false)
})
