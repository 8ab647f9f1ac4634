import { aStaffMember, askStaffOf } from '@gema/server/testing/a-staff-member.ts'
import { answered } from '@gema/server/testing/answered.ts'
import { startTestShop, type TestShop } from '@gema/server/testing/start-test-shop.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoStaff } from '../data/staff.ts'
import { seedStaff, shutOutDemoStaff } from './seed-staff.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

const signIn = () =>
  askStaffOf(shop, {})('sessionStore', { email: demoStaff.email, password: demoStaff.password })

test('the staff of the demo is let in while the demo is on, and not when it has become a shop', async () => {
  const { db } = shop.shop
  await shutOutDemoStaff(db)
  expect(await signIn()).toMatchObject({ ok: false })
  await seedStaff(db, shop.clock)
  const { staff_token, staff } = answered(await signIn())
  expect(staff.role).toBe('owner')
  const other = await aStaffMember(shop)
  await shutOutDemoStaff(db)
  expect(await signIn()).toMatchObject({ ok: false })
  expect(await askStaffOf(shop, { token: staff_token })('sessionFind', {})).toMatchObject({ code: 401 })
  // Whoever is of the shop's own staff stays.
  expect(await other.ask('sessionFind', {})).toMatchObject({ ok: true })
  await seedStaff(db, shop.clock)
  expect(await signIn()).toMatchObject({ ok: true })
})
