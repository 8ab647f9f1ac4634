import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aCustomer } from '../../testing/a-customer.ts'
import { aRegistration } from '../../testing/a-registration.ts'
import { answered } from '../../testing/answered.ts'
import { clearTables } from '../../testing/clear-tables.ts'
import { runSql } from '../../testing/run-sql.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({ ownDatabase: true })
})
beforeEach(() => clearTables(shop, 'sign_in_failures', 'rate_limits'))
afterAll(() => shop.close())

const login = (email: string, password: string, address = '203.0.113.7') =>
  shop.askAs({ address })('userLogin', { email, password })

/** Wrong passwords, each after the pause that the one before has brought. */
async function fail(email: string, times: number) {
  const answers = []
  for (let count = 0; count < times; count++) {
    const answer = await login(email, 'not this one')
    if (answer.ok) throw new Error('a wrong password was taken')
    answers.push(answer)
    shop.clock.moveOn(30_000)
  }
  return answers
}

test('ten wrong passwords bring a pause with a clear sentence, and the right one does not end it', async () => {
  const { email, password } = await aCustomer(shop)
  const answers = await fail(email, 10)
  expect(answers.map(({ message }) => message)).toEqual([
    ...Array.from({ length: 6 }, () => 'Password is incorrect'),
    'Password is incorrect. Tries left before a short pause: 3.',
    'Password is incorrect. Tries left before a short pause: 2.',
    'Password is incorrect. Tries left before a short pause: 1.',
    'Too many wrong passwords. Try again in 15 minutes, or set a new password.',
  ])
  expect(answers.at(-1)).toMatchObject({ code: 429, retryAfter: 900 })
  expect(await login(email, password)).toMatchObject({ ok: false, code: 429, retryAfter: 870 })
  shop.clock.moveOn(870_000)
  expect(await login(email, password)).toMatchObject({ ok: true })
})

test('from the fifth on each try has to wait', async () => {
  const { email, password } = await aCustomer(shop)
  for (let count = 0; count < 5; count++) await login(email, 'not this one')
  expect(await login(email, password)).toMatchObject({
    code: 429,
    retryAfter: 2,
    message: 'Please wait 2 seconds before the next try.',
  })
  shop.clock.moveOn(2_000)
  expect(await login(email, password)).toMatchObject({ ok: true })
})

test('signing in wipes the slate, and another network never had one', async () => {
  const { email, password } = await aCustomer(shop)
  await fail(email, 8)
  expect(await login(email, password)).toMatchObject({ ok: true })
  expect(await fail(email, 4)).toMatchObject(
    Array.from({ length: 4 }, () => ({ message: 'Password is incorrect' })),
  )
  await fail(email, 6)
  expect(await login(email, password)).toMatchObject({ code: 429 })
  expect(await login(email, password, '198.51.100.9')).toMatchObject({ ok: true })
})

test('whoever registers with the address cannot wipe the slate between two guesses', async () => {
  const { email } = await aCustomer(shop)
  answered(await shop.askAs()('userRegister', aRegistration({ email })))
  await fail(email, 9)
  const { password } = aRegistration()
  expect(await login(email, password)).toMatchObject({
    ok: false,
    form: [expect.stringMatching(/^Please verify/)],
  })
  shop.clock.moveOn(30_000)
  expect(await login(email, 'not this one')).toMatchObject({ ok: false, code: 429 })
})

test('an address that nobody has is treated just the same', async () => {
  const { email } = await aCustomer(shop)
  const known = await fail(email, 10)
  await clearTables(shop, 'rate_limits')
  const unknown = await fail('nobody@surel.example', 10)
  expect(unknown).toEqual(known)
})

test('a hundred tries at once are counted one by one', async () => {
  const { email } = await aCustomer(shop)
  await runSql(shop, 'delete from rate_limits')
  const answers = await Promise.all(Array.from({ length: 25 }, () => login(email, 'not this one')))
  const compared = answers.filter((answer) => !answer.ok && answer.code === 201)
  expect(compared.length).toBeLessThanOrEqual(5)
})

test('the table of failures tells nobody who shops here', async () => {
  const { email } = await aCustomer(shop)
  await fail(email, 1)
  expect(JSON.stringify(await runSql(shop, 'select * from sign_in_failures'))).not.toContain(email)
})

test('on a borrowed device the session ends after a day', async () => {
  const { email, password } = await aCustomer(shop)
  const answer = await shop.askAs()('userLogin', { email, password, remember: false })
  if (!answer.ok) throw new Error(answer.message)
  const ask = shop.askAs({ token: answer.data.user_token })
  shop.clock.moveOn(23 * 3600_000)
  expect(await ask('userProfile', {})).toMatchObject({ ok: true })
  shop.clock.moveOn(3600_000)
  expect(await ask('userProfile', {})).toMatchObject({ code: 401 })
})
