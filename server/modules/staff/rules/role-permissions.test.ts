import { expect, test } from 'vitest'
import { staffRoles } from '../staff-tables.ts'
import { rolePermissions, type StaffPermission } from './role-permissions.ts'

const permissions: StaffPermission[] = [
  'orders',
  'parcels',
  'money',
  'complaints',
  'reviews',
  'visits',
  'installations',
]

test('every role has a row, and whatever it may do stands in it once', () => {
  expect(Object.keys(rolePermissions).toSorted()).toEqual([...staffRoles].toSorted())
  for (const may of Object.values(rolePermissions)) {
    expect(permissions).toEqual(expect.arrayContaining([...may]))
    expect(new Set(may).size).toBe(may.length)
  }
})

test('the owner may do everything', () => {
  expect([...rolePermissions.owner].toSorted()).toEqual([...permissions].toSorted())
})

test('money is moved by owner and finance alone, parcels by owner and warehouse', () => {
  const who = (permission: StaffPermission) =>
    staffRoles.filter((role) => rolePermissions[role].includes(permission))
  expect(who('money')).toEqual(['owner', 'finance'])
  expect(who('parcels')).toEqual(['owner', 'warehouse'])
  expect(who('complaints')).toEqual(['owner', 'service'])
  expect(who('reviews')).toEqual(['owner', 'service'])
  expect(who('installations')).toEqual(['owner', 'service'])
  expect(who('visits')).toEqual(['owner', 'warehouse', 'service'])
})
