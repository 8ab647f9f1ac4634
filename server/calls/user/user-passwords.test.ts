import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aCustomer } from '../../testing/a-customer.ts'
import { codeIn, newestMailTo, tokenIn } from '../../testing/a-registration.ts'
import { aSession } from '../../testing/a-session.ts'
import { answered } from '../../testing/answered.ts'
import { clearTables } from '../../testing/clear-tables.ts'
import { runSql } from '../../testing/run-sql.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({ ownDatabase: true })
})
beforeEach(() =>
  clearTables(shop, 'code_mails', 'password_resets', 'mail_messages', 'rate_limits', 'sign_in_failures'),
)
afterAll(() => shop.close())

const chosen = { password: 'lagu-sore-38', password_confirmation: 'lagu-sore-38' }
const forget = (email: string, language = 'en') => shop.askAs({ language })('userForgotPassword', { email })

async function aResetLink(email: string): Promise<string> {
  answered(await forget(email))
  return tokenIn(await newestMailTo(shop, email))
}

test('a forgotten password: the link sets a new one, ends every session and signs in', async () => {
  const customer = await aCustomer(shop)
  const [phone, laptop] = [await aSession(shop, customer), await aSession(shop, customer)]
  answered(await forget(customer.email, 'id'))
  const mail = await newestMailTo(shop, customer.email)
  expect(mail.subject).toBe('Kata sandi baru untuk Gema')
  expect(mail.text).toContain('https://shop.example/id/forgot-password?token=')
  const token = tokenIn(mail)
  expect(answered(await shop.askAs()('userFindReset', { token }))).toEqual({
    email: customer.email,
    sessions: 2,
  })
  const { user_token } = answered(await shop.askAs()('userResetPassword', { token, ...chosen }))
  for (const old of [phone, laptop]) {
    expect(await shop.askAs({ token: old })('userProfile', {})).toMatchObject({ code: 401 })
  }
  expect(await shop.askAs({ token: user_token })('userProfile', {})).toMatchObject({ ok: true })
  expect((await newestMailTo(shop, customer.email)).subject).toBe('Your password was changed')
  const ask = shop.askAs()
  expect(await ask('userLogin', customer)).toMatchObject({ form: ['Password is incorrect'] })
  expect(await ask('userLogin', { email: customer.email, ...chosen })).toMatchObject({ ok: true })
})

test('a link works once, even when it is used twice at the same moment', async () => {
  const { email } = await aCustomer(shop)
  const token = await aResetLink(email)
  const both = await Promise.all(
    [chosen, chosen].map((password) => shop.askAs()('userResetPassword', { token, ...password })),
  )
  expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  const unknown = { code: 201, form: ['This link is no longer valid.'] }
  expect(await shop.askAs()('userResetPassword', { token, ...chosen })).toMatchObject(unknown)
  expect(await shop.askAs()('userFindReset', { token })).toMatchObject(unknown)
  expect(await shop.askAs()('userFindReset', { token: 'nonsense' })).toMatchObject(unknown)
})

test('a link ends after 15 minutes, and every other link with the first that is used', async () => {
  const { email } = await aCustomer(shop)
  const first = await aResetLink(email)
  shop.clock.moveOn(61_000)
  const second = await aResetLink(email)
  answered(await shop.askAs()('userResetPassword', { token: second, ...chosen }))
  expect(await shop.askAs()('userFindReset', { token: first })).toMatchObject({ ok: false })
  shop.clock.moveOn(121_000)
  const third = await aResetLink(email)
  shop.clock.moveOn(15 * 60_000)
  expect(await shop.askAs()('userFindReset', { token: third })).toMatchObject({ ok: false })
})

test('whoever made an account with a stranger’s address has no way in once its owner sets a password', async () => {
  const { email, uuid } = await aCustomer(shop)
  await runSql(shop, 'update customers set email_verified_at = null where uuid = $1', [uuid])
  await runSql(
    shop,
    `insert into identities (provider, subject, customer_id, email, connected_at)
      select 'facebook', uuid::text, id, email, now() from customers where uuid = $1`,
    [uuid],
  )
  const token = await aResetLink(email)
  const { profile } = answered(await shop.askAs()('userResetPassword', { token, ...chosen }))
  expect(profile).toMatchObject({ email_verified: true, identities: [] })
})

test('who signs in with the old password while it is set anew is not let in', async () => {
  const customer = await aCustomer(shop)
  const token = await aResetLink(customer.email)
  const [reset, ...signIns] = await Promise.all([
    shop.askAs()('userResetPassword', { token, ...chosen }),
    ...Array.from({ length: 4 }, () => shop.askAs()('userLogin', customer)),
  ])
  const own = answered(reset).user_token
  const alive = answered(await shop.askAs({ token: own })('userSessionFetch', {}))
  expect(alive).toMatchObject([{ is_current: true }])
  for (const answer of signIns) {
    if (!answer.ok) continue
    expect(await shop.askAs({ token: answer.data.user_token })('userProfile', {})).toMatchObject({
      code: 401,
    })
  }
})

test('a link that went to the old address is worth nothing once the address has changed', async () => {
  const customer = await aCustomer(shop)
  const ask = shop.askAs({ token: await aSession(shop, customer) })
  const token = await aResetLink(customer.email)
  const email = `new-${customer.uuid}@surel.example`
  answered(await ask('userChangeEmail', { email, current_password: customer.password }))
  answered(await ask('userVerify', { email, code: codeIn(await newestMailTo(shop, email)) }))
  expect(await shop.askAs()('userFindReset', { token })).toMatchObject({ ok: false, code: 201 })
})

test('a refused password does not use the link up', async () => {
  const { email } = await aCustomer(shop)
  const token = await aResetLink(email)
  const common = { token, password: 'rahasia123', password_confirmation: 'rahasia123' }
  expect(await shop.askAs({ language: 'id' })('userResetPassword', common)).toMatchObject({
    fields: [{ field: 'password', message: expect.stringContaining('terlalu umum') }],
  })
  expect(await shop.askAs()('userResetPassword', { token, ...chosen })).toMatchObject({ ok: true })
})

test('an address that nobody has gets the same answer and no mail', async () => {
  const { email } = await aCustomer(shop)
  const known = answered(await forget(email))
  const unknown = answered(await forget('nobody@surel.example'))
  expect({ ...unknown, email }).toEqual(known)
  expect(unknown.expires_seconds).toBe(900)
  expect((await shop.mails()).map(({ recipient }) => recipient)).toEqual([email])
  expect(await forget('nobody@surel.example')).toMatchObject({ code: 429, retryAfter: 60 })
  expect(await forget(email)).toMatchObject({ code: 429, retryAfter: 60 })
})

test('the token of a link is not stored as it is', async () => {
  const { email } = await aCustomer(shop)
  const token = await aResetLink(email)
  const kept = JSON.stringify([await runSql(shop, 'select * from password_resets'), shop.logged()])
  expect(kept).not.toContain(token)
})

test('changing the password ends the other sessions, keeps this one, and writes to the customer', async () => {
  const customer = await aCustomer(shop)
  const [here, there] = [await aSession(shop, customer), await aSession(shop, customer)]
  const change = { current_password: customer.password, ...chosen }
  const answer = await shop.askAs({ token: here })('userChangePassword', change)
  expect(answer).toMatchObject({
    ok: true,
    message: 'Your password is changed. You stay signed in here only.',
  })
  expect(await shop.askAs({ token: here })('userProfile', {})).toMatchObject({ ok: true })
  expect(await shop.askAs({ token: there })('userProfile', {})).toMatchObject({ code: 401 })
  expect((await newestMailTo(shop, customer.email)).subject).toBe('Your password was changed')
})

test.each([
  [{ current_password: 'not this one' }, 'current_password', 'Password is incorrect'],
  [{ password: 'kurang', password_confirmation: 'lain' }, 'password_confirmation', "Password didn't match"],
  [{ password: 'abc', password_confirmation: 'abc' }, 'password', 'Invalid Password Length'],
  [{ password: 'qwerty', password_confirmation: 'qwerty' }, 'password', /too common/],
])('changing it with %j is refused under its field', async (given, field, message) => {
  const customer = await aCustomer(shop)
  const token = await aSession(shop, customer)
  const change = { current_password: customer.password, ...chosen, ...given }
  expect(await shop.askAs({ token })('userChangePassword', change)).toMatchObject({
    code: 201,
    fields: [{ field, message: expect.stringMatching(message) }],
  })
  expect(await shop.askAs()('userLogin', customer)).toMatchObject({ ok: true })
})
