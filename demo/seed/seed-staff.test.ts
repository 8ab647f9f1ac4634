import { switchStaff } from '@gema/server/modules/staff/staff.ts'
import { askStaffOf } from '@gema/server/testing/a-staff-member.ts'
import { answered } from '@gema/server/testing/answered.ts'
import { startTestShop, type TestShop } from '@gema/server/testing/start-test-shop.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoStaff } from '../data/staff.ts'
import { seedStaff } from './seed-staff.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

const signIn = () =>
  askStaffOf(shop, {})('sessionStore', { email: demoStaff.email, password: demoStaff.password })

test('the staff of the demo is added once, and let in again where it was switched off', async () => {
  const { db } = shop.shop
  await seedStaff(db, shop.clock)
  await seedStaff(db, shop.clock)
  const { staff } = answered(await signIn())
  expect(staff.role).toBe('owner')
  await switchStaff(db, { email: demoStaff.email, isActive: false })
  expect(await signIn()).toMatchObject({ ok: false })
  await seedStaff(db, shop.clock)
  expect(await signIn()).toMatchObject({ ok: true })
})
