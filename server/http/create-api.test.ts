import { codes } from '@gema/contract/codes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCustomer } from '../testing/a-customer.ts'
import { postedText, type RawAnswer, sendRaw } from '../testing/a-request.ts'
import { startTestShop, type TestShop } from '../testing/start-test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({ ownDatabase: true })
})
afterAll(() => shop.close())

/** The token of a customer who has just signed in. */
async function aToken(): Promise<string> {
  const { email, password } = await aCustomer(shop)
  const answer = await shop.askAs()('userLogin', { email, password })
  if (!answer.ok) throw new Error(answer.message)
  return answer.data.user_token
}

const bearer = (token: string): RequestInit => ({ headers: { Authorization: `Bearer ${token}` } })

test('a call that does not exist is answered with an envelope, in either language', async () => {
  const english = await sendRaw(shop, 'cart/teleport')
  expect(english).toMatchObject({ status: 404, envelope: { status: 404, data: null } })
  expect(english.envelope.meta.message).toBe('There is no such call.')
  const indonesian = await sendRaw(shop, 'cart/teleport', { headers: { Language: 'id' } })
  expect(indonesian.envelope.meta.message).toBe('Panggilan ini tidak ada.')
})

test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'GET'])(
  '%s on a call that takes POST tells what it takes',
  async (method) => {
    const answer = await sendRaw(shop, 'user/login', { method })
    expect(answer).toMatchObject({ status: 405, envelope: { status: 405, meta: { code: 405 } } })
    expect(answer.headers.get('allow')).toBe('POST')
    expect(answer.envelope.meta.message).toBe(`This call does not take ${method}.`)
  },
)

test('signing out works with GET and with POST', async () => {
  for (const method of ['GET', 'POST']) {
    const token = await aToken()
    const out = await sendRaw(shop, 'user/logout', { method, ...bearer(token) })
    expect(out.envelope.meta.code).toBe(200)
    expect((await sendRaw(shop, 'user/profile', bearer(token))).status).toBe(401)
  }
})

test('the status in the envelope repeats the code, and the HTTP status follows it', async () => {
  const answers: RawAnswer[] = [
    await sendRaw(shop, 'common'),
    await sendRaw(shop, 'user/login', postedText('{}')),
    await sendRaw(shop, 'user/login', postedText('{')),
    await sendRaw(shop, 'user/profile'),
    await sendRaw(shop, 'nothing'),
    await sendRaw(shop, 'common', { method: 'POST' }),
    await sendRaw(shop, 'user/login', postedText('x'.repeat(70_000))),
  ]
  expect(answers.map(({ envelope }) => envelope.meta.code)).toEqual([200, 201, 201, 401, 404, 405, 413])
  for (const { status, envelope } of answers) {
    expect(envelope.status).toBe(envelope.meta.code)
    expect(codes).toContain(envelope.meta.code)
    expect(status).toBe(envelope.meta.code === 201 ? 200 : envelope.meta.code)
  }
})

test('no answer may be kept by a cache, or given to a reader of another language', async () => {
  const { headers } = await sendRaw(shop, 'user/profile', bearer(await aToken()))
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('vary')).toContain('Language')
  expect(headers.get('vary')).toContain('Authorization')
})

test.each(['fr', 'english', '../id', 'ID,en'])(
  'the language %j that the shop does not speak is English',
  async (language) => {
    const answer = await sendRaw(shop, 'user/profile', { headers: { Language: language } })
    expect(answer.envelope.meta.message).toBe('Please sign in first.')
  },
)

test.each([
  'Bearer',
  'Bearer ',
  'Bearer not-a-token',
  'Basic c2FyaTpzdWFyYQ==',
  `Bearer ${'x'.repeat(301)}`,
  "Bearer '; drop table customers; --",
  '%00',
])('the Authorization header %j belongs to nobody', async (authorization) => {
  const headers = { Authorization: authorization }
  expect(await sendRaw(shop, 'user/profile', { headers })).toMatchObject({
    status: 401,
    envelope: { meta: { code: 401 }, data: null },
  })
  expect((await sendRaw(shop, 'common', { headers })).status).toBe(200)
})

test('a guest is no customer, even with a token that hides a real one', async () => {
  const token = await aToken()
  for (const guest of ['guest_123', `guest_${token}`]) {
    expect((await sendRaw(shop, 'user/profile', bearer(guest))).status).toBe(401)
  }
})

test('a guest who signs out ends no session of anybody', async () => {
  const token = await aToken()
  await sendRaw(shop, 'user/logout', bearer(`guest_${token}`))
  expect((await sendRaw(shop, 'user/profile', bearer(token))).status).toBe(200)
})
