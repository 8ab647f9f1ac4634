import { afterAll, beforeAll, expect, test } from 'vitest'
import { addCustomer, beginSession, customerByEmail } from '../../modules/accounts/accounts.ts'
import { aCustomer } from '../../testing/a-customer.ts'
import { answered } from '../../testing/answered.ts'
import { runSql } from '../../testing/run-sql.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({ ownDatabase: true })
})
afterAll(() => shop.close())

/** A customer with some identities, and whether they have a password too. */
async function connected(given: { password: boolean; providers: ('google' | 'facebook')[] }) {
  const { db, clock } = shop.shop
  const email = `ana-${crypto.randomUUID().slice(0, 8)}@surel.example`
  if (given.password) await aCustomer(shop, { email })
  else await addCustomer(db, clock, { name: 'Ana', email, phone: '', language: 'en', emailVerified: true })
  const customerId = (await customerByEmail(db, email))?.id ?? 0
  for (const provider of given.providers) {
    const values = [provider, `${provider} of ${email}`, customerId, email, clock.now()]
    await runSql(shop, 'insert into identities values ($1, $2, $3, $4, $5)', values)
  }
  const ask = shop.askAs({
    token: await beginSession(db, clock, { customerId, userAgent: '', remember: true }),
  })
  const left = async () => answered(await ask('userProfile', {})).identities.map(({ provider }) => provider)
  return { ask, left }
}

test('who has a password can take a provider off, and taking it off twice does no harm', async () => {
  const { ask, left } = await connected({ password: true, providers: ['google'] })
  expect(await ask('userSocialUnlink', { provider: 'google' })).toMatchObject({ ok: true })
  expect(await left()).toEqual([])
  expect(await ask('userSocialUnlink', { provider: 'google' })).toMatchObject({ ok: true })
})

test('who has two providers can take one off', async () => {
  const { ask, left } = await connected({ password: false, providers: ['google', 'facebook'] })
  expect(await ask('userSocialUnlink', { provider: 'google' })).toMatchObject({ ok: true })
  expect(await left()).toEqual(['facebook'])
})

test('the only way to sign in stays', async () => {
  const { ask, left } = await connected({ password: false, providers: ['facebook'] })
  expect(await ask('userSocialUnlink', { provider: 'facebook' })).toMatchObject({
    ok: false,
    code: 201,
    form: ['Set a password first: this is your only way to sign in.'],
  })
  expect(await left()).toEqual(['facebook'])
})

test('who takes both off at once keeps one', async () => {
  const { ask, left } = await connected({ password: false, providers: ['google', 'facebook'] })
  const answers = await Promise.all([
    ask('userSocialUnlink', { provider: 'google' }),
    ask('userSocialUnlink', { provider: 'facebook' }),
  ])
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await left()).toHaveLength(1)
})

test('providers of others are nobody’s business', async () => {
  const other = await connected({ password: true, providers: ['google'] })
  const { ask } = await connected({ password: true, providers: [] })
  expect(await ask('userSocialUnlink', { provider: 'google' })).toMatchObject({ ok: true })
  expect(await other.left()).toEqual(['google'])
  expect(await shop.askAs()('userSocialUnlink', { provider: 'google' })).toMatchObject({ code: 401 })
})
