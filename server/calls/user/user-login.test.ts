import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCustomer } from '../../testing/a-customer.ts'
import { answered } from '../../testing/answered.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

test('a customer signs in with e-mail and password and is known by the token', async () => {
  const { email, password, name } = await aCustomer(shop)
  const answer = await shop.askAs()('userLogin', { email: ` ${email.toUpperCase()} `, password })
  if (!answer.ok) throw new Error(answer.message)
  const profile = await shop.askAs({ token: answer.data.user_token })('userProfile', {})
  expect(profile).toMatchObject({ ok: true, data: { name, email } })
})

test('a wrong password and an unknown address get the same answer', async () => {
  const { email } = await aCustomer(shop)
  const wrong = await shop.askAs()('userLogin', { email, password: 'not this one' })
  const unknown = await shop.askAs()('userLogin', { email: 'nobody@surel.example', password: 'not this one' })
  expect(wrong).toMatchObject({ ok: false, code: 201, form: ['Password is incorrect'] })
  expect(unknown).toEqual(wrong)
})

test('refusals are told in Indonesian to who asks in Indonesian', async () => {
  const answer = await shop.askAs({ language: 'id' })('userLogin', { email: 'bukan surel', password: '' })
  expect(answer).toMatchObject({
    ok: false,
    form: ['Alamat surel tidak valid', 'Kata sandi wajib diisi'],
    fields: [{ field: 'email' }, { field: 'password' }],
  })
})

test('after signing out the token opens nothing, and signing out again is no mistake', async () => {
  const { email, password } = await aCustomer(shop)
  const answer = await shop.askAs()('userLogin', { email, password })
  if (!answer.ok) throw new Error(answer.message)
  const ask = shop.askAs({ token: answer.data.user_token })
  expect(await ask('userLogout', {})).toMatchObject({ ok: true })
  expect(await ask('userProfile', {})).toMatchObject({ ok: false, code: 401 })
  expect(await ask('userLogout', {})).toMatchObject({ ok: true })
})

test('a session ends after 366 days, or when nobody has used it for 60', async () => {
  const { email, password } = await aCustomer(shop)
  const answer = await shop.askAs()('userLogin', { email, password })
  if (!answer.ok) throw new Error(answer.message)
  const ask = shop.askAs({ token: answer.data.user_token })
  const day = 24 * 3600 * 1000
  for (let days = 0; days < 365; days += 59) {
    expect(await ask('userProfile', {})).toMatchObject({ ok: true })
    shop.clock.moveOn(59 * day)
  }
  // 413 days have gone by.
  expect(await ask('userProfile', {})).toMatchObject({ ok: false, code: 401 })
  const other = answered(await shop.askAs()('userLogin', { email, password }))
  shop.clock.moveOn(60 * day + 1)
  expect(await shop.askAs({ token: other.user_token })('userProfile', {})).toMatchObject({
    ...{ ok: false, code: 401 },
  })
})

test('nothing that could open the account is stored or logged', async () => {
  const { email, password } = await aCustomer(shop)
  const answer = await shop.askAs()('userLogin', { email, password })
  if (!answer.ok) throw new Error(answer.message)
  const { rows } = await shop.database.session((run) =>
    run('select c.password_hash, s.token_hash from customers c join sessions s on s.customer_id = c.id', []),
  )
  const kept = JSON.stringify([rows, shop.logged()])
  expect(kept).not.toContain(answer.data.user_token)
  expect(kept).not.toContain(password)
})

test('an account without a password is opened by none, whatever it is', async () => {
  const { email, uuid } = await aCustomer(shop)
  await shop.database.session((run) =>
    run('update customers set password_hash = null where uuid = $1', [uuid]),
  )
  for (const password of ['nobody has this password', 'null', 'undefined', ' ']) {
    expect(await shop.askAs()('userLogin', { email, password })).toMatchObject({
      form: ['Password is incorrect'],
    })
  }
})
