import { ProviderDown } from '@gema/server/modules/payments/payments.ts'
import { expect, test } from 'vitest'
import { sandboxKeys } from './sandbox-keys.ts'
import { triedWish, tryProvider } from './try-provider.ts'

const nothing = { save: async () => {}, find: async () => undefined, findBy: async () => undefined }
const orderPath = '/v2/checkout/orders'

test('one token serves until shortly before it ends, also those who ask at once', async () => {
  const { provider, asked, clock } = tryProvider('paypal')
  const tokens = () => asked.filter((one) => one === 'POST /v1/oauth2/token').length
  await Promise.all([provider.ask('A'), provider.ask('B')])
  expect(tokens()).toBe(1)
  clock.now = new Date(clock.now.getTime() + 32_400_000 - 61_000)
  await provider.ask('A')
  expect(tokens()).toBe(1)
  clock.now = new Date(clock.now.getTime() + 2_000)
  await provider.ask('A')
  expect(tokens()).toBe(2)
})

test('a token that PayPal no longer takes is fetched anew, once', async () => {
  const { provider, answerWith, asked } = tryProvider('paypal')
  const { reference } = await provider.start(triedWish)
  let refusals = 0
  answerWith(async (request) => {
    if (request.headers.get('authorization')?.startsWith('Basic')) {
      return Response.json({ access_token: 'fresh', expires_in: 32400 })
    }
    refusals += 1
    return refusals === 1
      ? Response.json({ error: 'invalid_token' }, { status: 401 })
      : Response.json({ id: reference, status: 'CREATED' })
  })
  expect((await provider.ask(reference)).state).toBe('open')
  expect(asked.filter((one) => one.startsWith('GET'))).toHaveLength(2)
  answerWith(async () => Response.json({ error: 'invalid_client' }, { status: 401 }))
  await expect(provider.ask(reference)).rejects.toThrow(ProviderDown)
})

test('wrong keys open nothing', async () => {
  const strange = { ...sandboxKeys.paypal, clientSecret: 'guessed' }
  const { sandbox } = tryProvider('paypal')
  const { provider } = tryProvider('paypal', {
    paypal: {
      keys: strange,
      isSandbox: true,
      fetch: (...asked) => sandbox.api(new Request(...asked), nothing),
    },
  })
  await expect(provider.start(triedWish)).rejects.toThrow(ProviderDown)
})

test('the same payment begun twice is one order', async () => {
  const { provider } = tryProvider('paypal')
  expect(await provider.start(triedWish)).toEqual(await provider.start(triedWish))
})

test('approved money is captured by whoever asks first, and once', async () => {
  const { provider, change, asked } = tryProvider('paypal')
  const { reference } = await provider.start(triedWish)
  await provider.ask(reference)
  expect(asked).not.toContain(`POST ${orderPath}/${reference}/capture`)
  await change(reference, { state: 'paid' })
  const [one, other] = await Promise.all([provider.ask(reference), provider.ask(reference)])
  expect(one).toEqual(other)
  asked.length = 0
  await provider.ask(reference)
  expect(asked).toEqual([`GET ${orderPath}/${reference}`])
})

test('an order that somebody else has captured meanwhile is paid', async () => {
  const { provider, change, answerWith, sandbox, paymentOf } = tryProvider('paypal')
  const { reference } = await provider.start(triedWish)
  await change(reference, { state: 'paid' })
  const paid = await provider.ask(reference)
  let reads = 0
  answerWith(async (request) => {
    const { pathname } = new URL(request.url)
    if (pathname.endsWith('/capture')) {
      const details = [{ issue: 'ORDER_ALREADY_CAPTURED' }]
      return Response.json({ name: 'UNPROCESSABLE_ENTITY', details }, { status: 422 })
    }
    reads += 1
    if (reads === 1) return Response.json({ id: reference, status: 'APPROVED' })
    const kept = await paymentOf(reference)
    return sandbox.api(request, { save: async () => {}, find: async () => kept, findBy: async () => kept })
  })
  expect(await provider.ask(reference)).toEqual(paid)
})

test.each([
  ['INSTRUMENT_DECLINED', 'failed'],
  ['PAYER_CANNOT_PAY', 'failed'],
  ['PAYER_ACTION_REQUIRED', 'open'],
])('a capture that is refused with %s is %s', async (issue, state) => {
  const { provider, answerWith } = tryProvider('paypal')
  const { reference } = await provider.start(triedWish)
  let isFirst = true
  answerWith(async (request) => {
    if (request.method === 'POST') {
      return Response.json({ name: 'UNPROCESSABLE_ENTITY', details: [{ issue }] }, { status: 422 })
    }
    const status = isFirst ? 'APPROVED' : 'PAYER_ACTION_REQUIRED'
    isFirst = false
    return Response.json({ id: reference, status })
  })
  expect((await provider.ask(reference)).state).toBe(state)
})

test.each([
  ['COMPLETED', 'PENDING', 'open'],
  ['COMPLETED', 'DECLINED', 'failed'],
  ['COMPLETED', 'COMPLETED', 'paid'],
  ['COMPLETED', 'REFUNDED', 'failed'],
  ['COMPLETED', 'PARTIALLY_REFUNDED', 'failed'],
  ['VOIDED', undefined, 'failed'],
  ['SAVED', undefined, 'open'],
])('an order that is %s with money that is %s is %s', async (status, money, state) => {
  const { provider, answerWith } = tryProvider('paypal')
  const { reference } = await provider.start(triedWish)
  const amount = { currency_code: 'USD', value: '24.50' }
  const captures = money === undefined ? [] : [{ id: 'CAP1', status: money, amount }]
  answerWith(async () =>
    Response.json({ id: reference, status, purchase_units: [{ payments: { captures } }] }),
  )
  expect((await provider.ask(reference)).state).toBe(state)
})

test.each([
  ['PENDING', 'failed'],
  ['COMPLETED', 'failed'],
  ['CANCELLED', 'paid'],
])('captured money with a refund that is %s is %s', async (status, state) => {
  const { provider, answerWith } = tryProvider('paypal')
  const { reference } = await provider.start(triedWish)
  const captures = [{ id: 'CAP1', status: 'COMPLETED', amount: { currency_code: 'USD', value: '24.50' } }]
  const payments = { captures, refunds: [{ id: 'REF1', status }] }
  answerWith(async () =>
    Response.json({ id: reference, status: 'COMPLETED', purchase_units: [{ payments }] }),
  )
  expect((await provider.ask(reference)).state).toBe(state)
})

test('approved money that is not wanted any more stays where it is', async () => {
  const { provider, change, asked } = tryProvider('paypal')
  const { reference } = await provider.start(triedWish)
  await change(reference, { state: 'paid' })
  const truth = { state: 'open', reference, uuid: triedWish.uuid, charge: undefined, receipt: undefined }
  expect(await provider.ask(reference, { mayTake: false })).toEqual(truth)
  expect(asked).not.toContain(`POST ${orderPath}/${reference}/capture`)
  const paid = await provider.ask(reference, { mayTake: true })
  expect(paid.state).toBe('paid')
  expect(await provider.ask(reference, { mayTake: false })).toEqual(paid)
})

test('parts of a cent are no amount', async () => {
  const { provider, answerWith } = tryProvider('paypal')
  const { reference } = await provider.start(triedWish)
  const captures = [{ id: 'CAP1', status: 'COMPLETED', amount: { currency_code: 'USD', value: '24.505' } }]
  answerWith(async () =>
    Response.json({ id: reference, status: 'COMPLETED', purchase_units: [{ payments: { captures } }] }),
  )
  await expect(provider.ask(reference)).rejects.toThrow(ProviderDown)
})

test('an order that nobody approved is forgotten after some hours', async () => {
  const { provider, clock } = tryProvider('paypal')
  const { reference } = await provider.start(triedWish)
  clock.now = new Date(clock.now.getTime() + 3 * 60 * 60_000)
  expect((await provider.ask(reference)).state).toBe('expired')
})

test('the browser comes back with the token, or to where it is cancelled', async () => {
  const { provider, sandbox, paymentOf } = tryProvider('paypal')
  const { reference } = await provider.start(triedWish)
  const payment = await paymentOf(reference)
  const back = `https://shop.example/id/payment/x/return?order=abc`
  const { searchParams } = new URL(sandbox.leave(payment, 'paid').url)
  expect(Object.fromEntries(searchParams)).toEqual({
    order: 'abc',
    token: reference,
    PayerID: expect.stringMatching(/^\w+$/),
  })
  expect(sandbox.leave(payment, 'cancelled').url).toBe(`${back}&cancelled=1&token=${reference}`)
})
