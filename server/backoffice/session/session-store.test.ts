import { permissions } from '@gema/contract/backoffice/define-staff-call.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addStaff, changeStaffPassword, switchStaff } from '../../modules/staff/staff.ts'
import { aCustomer } from '../../testing/a-customer.ts'
import { aStaffMember, askStaffOf } from '../../testing/a-staff-member.ts'
import { answered } from '../../testing/answered.ts'
import { clearTables } from '../../testing/clear-tables.ts'
import { runSql } from '../../testing/run-sql.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({ ownDatabase: true })
})
beforeEach(() => clearTables(shop, 'rate_limits', 'sign_in_failures'))
afterAll(() => shop.close())

const minute = 60_000
const signIn = (email: string, password: string, address?: string) =>
  askStaffOf(shop, address === undefined ? {} : { address })('sessionStore', { email, password })
const wrong = { ok: false, code: 201, message: 'E-mail or password is wrong.' }
const over = { ok: false, code: 401, message: 'Please sign in as staff first.' }

test('an account signs in with its password, whatever the case of its address, and learns what it may do', async () => {
  const { draft } = await aStaffMember(shop, { role: 'owner', name: 'Ibu Ratna' })
  const { staff_token, staff } = answered(await signIn(draft.email.toUpperCase(), draft.password))
  expect(staff_token).toMatch(/^staff_[\w-]{43}$/)
  expect(staff).toMatchObject({ name: 'Ibu Ratna', email: draft.email, role: 'owner' })
  expect(staff.permissions.toSorted()).toEqual([...permissions].toSorted())
  expect(answered(await askStaffOf(shop, { token: staff_token })('sessionFind', {}))).toEqual(staff)
})

test('neither token nor password is kept as it is', async () => {
  const { token, draft } = await aStaffMember(shop)
  const rows = JSON.stringify([
    await runSql(shop, 'select * from staff'),
    await runSql(shop, 'select * from staff_sessions'),
  ])
  expect(rows).not.toContain(token)
  expect(rows).not.toContain(token.replace('staff_', ''))
  expect(rows).not.toContain(draft.password)
  expect(rows).toContain('$argon2id$')
})

test('a wrong password, an unknown address, a customer and a switched-off account get the same answer', async () => {
  const { draft } = await aStaffMember(shop)
  expect(await signIn(draft.email, 'not-the-password')).toMatchObject(wrong)
  expect(await signIn('nobody@gema.example', draft.password)).toMatchObject(wrong)
  const customer = await aCustomer(shop)
  expect(await signIn(customer.email, customer.password)).toMatchObject(wrong)
  await switchStaff(shop.shop.db, { email: draft.email, isActive: false })
  expect(await signIn(draft.email, draft.password)).toMatchObject(wrong)
  await switchStaff(shop.shop.db, { email: draft.email, isActive: true })
  expect(await signIn(draft.email, draft.password)).toMatchObject({ ok: true })
})

test('a session ends after twelve hours, and not before', async () => {
  const { ask } = await aStaffMember(shop)
  shop.clock.moveOn(12 * 60 * minute - 1000)
  expect(await ask('sessionFind', {})).toMatchObject({ ok: true })
  shop.clock.moveOn(1000)
  expect(await ask('sessionFind', {})).toMatchObject(over)
})

test('signing out ends that session alone', async () => {
  const { draft, ask } = await aStaffMember(shop)
  const { staff_token } = answered(await signIn(draft.email, draft.password))
  expect(await ask('sessionDelete', {})).toMatchObject({ ok: true })
  expect(await ask('sessionFind', {})).toMatchObject(over)
  expect(await askStaffOf(shop, { token: staff_token })('sessionFind', {})).toMatchObject({ ok: true })
})

test.each([
  ['switched off', (email: string) => switchStaff(shop.shop.db, { email, isActive: false })],
  [
    'given another password',
    (email: string) => changeStaffPassword(shop.shop.db, { email, password: 'gudang-lain-27' }),
  ],
])('all sessions of an account that is %s end', async (_what, change) => {
  const { draft, ask } = await aStaffMember(shop)
  const bystander = await aStaffMember(shop)
  expect(await change(draft.email)).toMatchObject({ email: draft.email })
  expect(await ask('sessionFind', {})).toMatchObject(over)
  // Switched on again, they are as over as before.
  await switchStaff(shop.shop.db, { email: draft.email, isActive: true })
  expect(await ask('sessionFind', {})).toMatchObject(over)
  expect(await bystander.ask('sessionFind', {})).toMatchObject({ ok: true })
})

test('an address has one account, and nothing is changed where there is none', async () => {
  const { draft } = await aStaffMember(shop)
  const again = { ...draft, email: draft.email.toUpperCase(), password: 'another-one-28' }
  expect(await addStaff(shop.shop.db, shop.clock, again)).toBeUndefined()
  expect(await signIn(draft.email, draft.password)).toMatchObject({ ok: true })
  expect(await switchStaff(shop.shop.db, { email: 'nobody@gema.example', isActive: false })).toBeUndefined()
})

test('after ten wrong passwords from one network, also the right one waits there, and not elsewhere', async () => {
  const { draft } = await aStaffMember(shop)
  for (let failed = 0; failed < 10; failed += 1) {
    expect(await signIn(draft.email, 'guess')).toMatchObject(wrong)
    shop.clock.moveOn(minute)
  }
  expect(await signIn(draft.email, draft.password)).toMatchObject({ ok: false, code: 429 })
  expect(await signIn(draft.email, draft.password, '198.51.100.4')).toMatchObject({ ok: true })
})

test('an account cannot be guessed from many networks: all their tries count together', async () => {
  const { draft } = await aStaffMember(shop)
  for (let network = 1; network <= 30; network += 1) {
    expect(await signIn(draft.email, 'guess', `198.51.${network}.4`)).toMatchObject(wrong)
    shop.clock.moveOn(30_000)
  }
  const paused = await signIn(draft.email, draft.password, '192.0.2.9')
  expect(paused).toMatchObject({ ok: false, code: 429, retryAfter: 14 * 60 + 30 })
  shop.clock.moveOn(15 * minute)
  expect(await signIn(draft.email, draft.password, '192.0.2.9')).toMatchObject({ ok: true })
})

test('thirty guesses at once are thirty guesses', async () => {
  const { draft } = await aStaffMember(shop)
  const networks = Array.from({ length: 34 }, (_, at) => `198.51.${100 + at}.4`)
  const answers = await Promise.all(networks.map((network) => signIn(draft.email, 'guess', network)))
  expect(answers.filter((answer) => !answer.ok && answer.code === 201).length).toBeLessThanOrEqual(30)
  expect(answers.filter((answer) => !answer.ok && answer.code === 429).length).toBeGreaterThanOrEqual(4)
})
