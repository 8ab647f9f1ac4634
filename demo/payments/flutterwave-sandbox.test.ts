import { ProviderDown } from '@gema/server/modules/payments/payments.ts'
import { expect, test } from 'vitest'
import { triedWish, tryProvider } from './try-provider.ts'

const at = new Date('2026-11-16T08:05:00Z')

test('it calls a payment as we do, and the same one begun twice is one', async () => {
  const { provider } = tryProvider('flutterwave')
  const first = await provider.start(triedWish)
  expect(first.reference).toBe(triedWish.uuid)
  expect(await provider.start(triedWish)).toEqual(first)
})

test('the page stays open for as long as the payment can be made', async () => {
  const { provider, paymentOf } = tryProvider('flutterwave')
  const { reference } = await provider.start(triedWish)
  expect((await paymentOf(reference)).extra.expiresAt).toBe(triedWish.expiresAt.toISOString())
  const long = { ...triedWish, uuid: 'long', expiresAt: new Date('2026-12-01T00:00:00Z') }
  await provider.start(long)
  expect((await paymentOf('long')).extra.expiresAt).toBe('2026-11-17T08:00:00.000Z')
})

test('a message is named by the event, the transaction and what has become of it', async () => {
  const { provider, sandbox, change } = tryProvider('flutterwave')
  const { reference } = await provider.start(triedWish)
  const payment = await change(reference, { state: 'paid' })
  const { headers, body } = sandbox.webhook(payment, { eventId: 'unused', at })
  const read = await provider.readWebhook({ headers: new Headers(headers), body })
  expect(read).toMatchObject({ eventId: `charge.completed:${payment.extra.transactionId}:successful` })
})

test('a message without the hash is forged, before anybody is asked', async () => {
  const { provider, sandbox, change, asked } = tryProvider('flutterwave')
  const { reference } = await provider.start(triedWish)
  const { body } = sandbox.webhook(await change(reference, { state: 'paid' }), { eventId: 'unused', at })
  asked.length = 0
  expect(await provider.readWebhook({ headers: new Headers(), body })).toEqual({ kind: 'forged' })
  expect(asked).toEqual([])
})

test('an amount in a message counts for nothing: the provider’s own does', async () => {
  const { provider, sandbox, change } = tryProvider('flutterwave')
  const { reference } = await provider.start(triedWish)
  const { headers, body } = sandbox.webhook(await change(reference, { state: 'paid' }), {
    eventId: 'unused',
    at,
  })
  const altered = body.replaceAll('2465.89', '999999.00')
  expect(altered).not.toBe(body)
  const read = await provider.readWebhook({ headers: new Headers(headers), body: altered })
  expect(read).toMatchObject({ kind: 'told', truth: { charge: triedWish.charge } })
})

test('a message about a transaction that nobody knows, or about something else, is ignored', async () => {
  const { provider, sandbox, change } = tryProvider('flutterwave')
  const { reference } = await provider.start(triedWish)
  const sent = sandbox.webhook(await change(reference, { state: 'paid' }), { eventId: 'unused', at })
  const headers = new Headers(sent.headers)
  const unknown = JSON.stringify({ event: 'charge.completed', data: { id: 1, status: 'successful' } })
  const ignored = { kind: 'ignored', eventId: 'charge.completed:1:successful', event: 'charge.completed' }
  expect(await provider.readWebhook({ headers, body: unknown })).toEqual(ignored)
  const body = sent.body.replace('charge.completed', 'transfer.completed')
  expect(await provider.readWebhook({ headers, body })).toMatchObject({ kind: 'ignored' })
})

test('a transaction that is still pending is open', async () => {
  const { provider, answerWith } = tryProvider('flutterwave')
  const data = { id: 7, tx_ref: triedWish.uuid, amount: 2465.89, currency: 'USD', status: 'pending' }
  answerWith(async (request) =>
    Response.json({
      status: 'success',
      data: new URL(request.url).pathname.endsWith('reference') ? data : [],
    }),
  )
  expect(await provider.ask(triedWish.uuid)).toMatchObject({ state: 'open', charge: undefined })
})

test.each(['24.505', '-1', '1e21', '"abc"'])('%s is no amount that was paid', async (amount) => {
  const { provider, answerWith } = tryProvider('flutterwave')
  const said = `{"id":7,"tx_ref":"x","amount":${amount},"currency":"USD","status":"successful"}`
  answerWith(async () => new Response(`{"status":"success","data":${said}}`))
  await expect(provider.ask('x')).rejects.toThrow(ProviderDown)
})

test('a long number keeps every digit', async () => {
  const { provider, answerWith } = tryProvider('flutterwave')
  const said =
    '{"id":12345678901234567890,"tx_ref":"x","amount":70368744177.01000,"currency":"USD","status":"successful"}'
  answerWith(async (request) => {
    const isVerified = new URL(request.url).pathname.endsWith('reference')
    return new Response(`{"status":"success","data":${isVerified ? said : '[]'}}`)
  })
  const charge = { currency: 'USD', minor: 7036874417701, exponent: 2 }
  expect(await provider.ask('x')).toMatchObject({ receipt: '12345678901234567890', charge })
})

/** A Flutterwave that knows some transactions of one name, and names the last of them first. */
const knowing =
  (transactions: { id: number; status: string }[], refunded: number[] = []) =>
  async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url)
    const all = transactions.map((one) => ({ ...one, tx_ref: 'x', amount: 24.5, currency: 'USD' }))
    const done = (data: unknown) => Response.json({ status: 'success', data })
    if (pathname.endsWith('/verify_by_reference')) return done(all.at(-1))
    if (pathname.endsWith('/verify')) return done(all.find(({ id }) => pathname.includes(`/${id}/`)))
    const id = Number(searchParams.get('id'))
    if (pathname.endsWith('/refunds'))
      return done(refunded.includes(id) ? [{ id: 1, tx_id: id, status: 'completed' }] : [])
    const others = { id: 1, tx_ref: 'y', amount: 1, currency: 'USD', status: 'successful' }
    return done([...all.toReversed(), others])
  }

test.each([
  { which: 'the first', ids: [9, 10], refunded: [], receipt: '9' },
  { which: 'the first, whichever is listed when,', ids: [10, 9], refunded: [], receipt: '9' },
  { which: 'the one whose money is here', ids: [9, 10], refunded: [9], receipt: '10' },
])('of two that paid under one name $which counts', async ({ ids, refunded, receipt }) => {
  const { provider, answerWith } = tryProvider('flutterwave')
  answerWith(
    knowing(
      ids.map((id) => ({ id, status: 'successful' })),
      refunded,
    ),
  )
  const first = await provider.ask('x')
  expect(first).toMatchObject({ state: 'paid', reference: 'x', receipt })
  expect(await provider.ask('x')).toEqual(first)
})

test('a try that failed after one that paid does not undo it', async () => {
  const { provider, answerWith } = tryProvider('flutterwave')
  const tries = [
    { id: 9, status: 'successful' },
    { id: 10, status: 'failed' },
  ]
  answerWith(knowing(tries))
  expect(await provider.ask('x')).toMatchObject({ state: 'paid', receipt: '9' })
  answerWith(knowing(tries, [9]))
  expect(await provider.ask('x')).toMatchObject({ state: 'failed', receipt: undefined })
})

test('a message names the transaction that it is about, also where it is the second', async () => {
  const { provider, sandbox, change, answerWith } = tryProvider('flutterwave')
  const { reference } = await provider.start(triedWish)
  const payment = await change(reference, { state: 'paid' })
  const second = { ...payment, extra: { ...payment.extra, transactionId: '10' } }
  const { headers, body } = sandbox.webhook(second, { eventId: 'unused', at })
  answerWith(
    knowing([
      { id: 9, status: 'successful' },
      { id: 10, status: 'successful' },
    ]),
  )
  const read = await provider.readWebhook({ headers: new Headers(headers), body })
  expect(read).toMatchObject({ kind: 'told', truth: { state: 'paid', receipt: '10' } })
})

test('a refund that has only begun is pending', async () => {
  const { provider, answerWith } = tryProvider('flutterwave')
  answerWith(async (request) =>
    request.method === 'GET'
      ? Response.json({ status: 'error', message: 'No refund found', data: null }, { status: 400 })
      : Response.json({ status: 'success', data: { id: 75923, status: 'completed' } }),
  )
  const wish = { reference: 'x', receipt: '7', idempotencyKey: 'k', charge: triedWish.charge }
  expect(await provider.refund(wish)).toEqual({ state: 'pending', reference: '75923' })
})

test('wrong keys open nothing', async () => {
  const { provider, answerWith } = tryProvider('flutterwave')
  answerWith(async () =>
    Response.json({ status: 'error', message: 'Invalid authorization key' }, { status: 401 }),
  )
  await expect(provider.ask('x')).rejects.toThrow(ProviderDown)
})

test('a key that is not the sandbox’s is refused in Flutterwave’s shape', async () => {
  const { sandbox } = tryProvider('flutterwave')
  const store = { save: async () => {}, find: async () => undefined, findBy: async () => undefined }
  const response = await sandbox.api(new Request(`${sandbox.apiOrigin}/v3/refunds`), store)
  expect(response.status).toBe(401)
  expect(await response.json()).toMatchObject({ status: 'error' })
})

test('the browser comes back to one address with what has become of it', async () => {
  const { provider, sandbox, paymentOf } = tryProvider('flutterwave')
  const { reference } = await provider.start(triedWish)
  const payment = await paymentOf(reference)
  const { transactionId } = payment.extra
  const back = `https://shop.example/id/payment/x/return?order=abc`
  const asked = `tx_ref=${reference}&transaction_id=${transactionId}`
  expect(sandbox.leave(payment, 'paid').url).toBe(`${back}&status=successful&${asked}`)
  expect(sandbox.leave(payment, 'failed').url).toBe(`${back}&status=failed&${asked}`)
  expect(sandbox.leave(payment, 'cancelled').url).toBe(`${back}&status=cancelled&tx_ref=${reference}`)
})
