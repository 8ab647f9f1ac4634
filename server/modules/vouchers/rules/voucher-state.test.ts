import { expect, test } from 'vitest'
import { usesLeft, voucherState } from './voucher-state.ts'

const now = new Date('2026-11-16T03:00:00Z')
const voucher = {
  startsAt: new Date('2026-11-01T00:00:00Z'),
  endsAt: new Date('2026-12-01T00:00:00Z'),
  quota: 10,
  used: 4,
  perCustomer: 2,
}
const unused = { uses: 0 }

test('a voucher that runs and has units can be used', () => {
  expect(voucherState(voucher, unused, now)).toBe('usable')
  expect(voucherState(voucher, { uses: 1 }, now)).toBe('usable')
})

test('a voucher runs from its first moment on, and at its last moment no longer', () => {
  expect(voucherState({ ...voucher, startsAt: now }, unused, now)).toBe('usable')
  expect(voucherState({ ...voucher, startsAt: new Date(now.getTime() + 1) }, unused, now)).toBe('coming')
  expect(voucherState({ ...voucher, endsAt: now }, unused, now)).toBe('expired')
})

test('one whose units are used up is gone, even before it begins', () => {
  expect(voucherState({ ...voucher, used: 10 }, unused, now)).toBe('gone')
  expect(voucherState({ ...voucher, used: 10, startsAt: voucher.endsAt }, unused, now)).toBe('gone')
})

test('what the customer has used up stays used, whatever has become of the voucher', () => {
  expect(voucherState({ ...voucher, endsAt: now, used: 10 }, { uses: 2 }, now)).toBe('used')
})

test('uses never fall below none, even where the limit was lowered afterwards', () => {
  expect(usesLeft(voucher, { uses: 1 })).toBe(1)
  expect(usesLeft(voucher, { uses: 5 })).toBe(0)
})
