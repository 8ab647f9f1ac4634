import type { CustomerProfile } from '@gema/contract/shapes/customer-profile.ts'
import { expect, test } from 'vitest'
import { changesIn, profileRules, valuesOf } from './profile-changes.ts'

const dewi: CustomerProfile = {
  uuid: '0f1e2d3c-0000-4000-8000-000000000001',
  name: 'Dewi Pertiwi',
  email: 'dewi@surel.example',
  email_verified: true,
  phone: '+6281255500142',
  birthday: null,
  avatar: null,
  has_password: true,
  password_changed_at: null,
  joined_at: '2025-03-04T05:06:07.000Z',
  saved_at: '2026-11-02T13:14:00.000Z',
  identities: [],
  newsletter: false,
  counts: { addresses: 0, wishlist: 0, compare: 0, following: 0, vouchers: 0 },
}
const today = '2026-11-17'
const faultsOf = (profile: CustomerProfile, change: object) =>
  profileRules(profile, today)
    .safeParse({ ...valuesOf(profile), ...change })
    .error?.issues.map(({ path, message }) => [path[0], message]) ?? []

test('a form that nobody has touched sends nothing', () => {
  expect(changesIn(valuesOf(dewi), dewi)).toEqual({})
  expect(faultsOf(dewi, {})).toEqual([])
})

test('only what is different is sent, in the form that is stored', () => {
  const values = { name: 'Dewi Pertiwi', phone: '0813 5550 0177', birthday: '02 / 03 / 1991' }
  expect(changesIn(values, dewi)).toEqual({ phone: '+6281355500177', birthday: '1991-03-02' })
})

test('the same number written in another way is no change', () => {
  expect(changesIn({ ...valuesOf(dewi), phone: '+62 812-5550-0142' }, dewi)).toEqual({})
})

test('a birthday can be taken back', () => {
  const withBirthday = { ...dewi, birthday: '1991-03-02' }
  expect(changesIn({ ...valuesOf(withBirthday), birthday: '' }, withBirthday)).toEqual({ birthday: null })
})

test('a phone number can be missing from the start, but not be erased', () => {
  expect(faultsOf({ ...dewi, phone: '' }, { phone: '' })).toEqual([])
  expect(faultsOf(dewi, { phone: ' ' })).toMatchObject([['phone', expect.any(String)]])
  expect(faultsOf({ ...dewi, phone: '' }, { phone: '812' })).toEqual([['phone', 'invalid_phone']])
})

test('a day that cannot be is refused with its own sentence', () => {
  expect(faultsOf(dewi, { birthday: '31 / 02 / 1991' })).toEqual([['birthday', 'birthday_impossible']])
  expect(faultsOf(dewi, { birthday: '18 / 11 / 2026' })).toEqual([['birthday', 'birthday_impossible']])
})
