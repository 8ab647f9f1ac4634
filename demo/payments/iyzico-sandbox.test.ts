import { createHmac } from 'node:crypto'
import { ProviderDown } from '@gema/server/modules/payments/payments.ts'
import { expect, test } from 'vitest'
import { sandboxKeys } from './sandbox-keys.ts'
import { triedWish, tryProvider } from './try-provider.ts'

const at = new Date('2026-11-16T08:05:00Z')
const nothing = { save: async () => {}, find: async () => undefined, findBy: async () => undefined }

test('a person with one name has it twice', async () => {
  const { provider, answerWith } = tryProvider('iyzico')
  let sent = ''
  answerWith(async (request) => {
    sent = await request.text()
    return Response.json({ status: 'success', token: 't', paymentPageUrl: 'https://pay.example' })
  })
  await provider.start({ ...triedWish, customer: { ...triedWish.customer, name: 'Slamet' } })
  expect(JSON.parse(sent).buyer).toMatchObject({ name: 'Slamet', surname: 'Slamet' })
  await provider.start(triedWish)
  expect(JSON.parse(sent).buyer).toMatchObject({ name: 'Dewi Ayu', surname: 'Lestari' })
})

test('each request is signed over its own path and body', async () => {
  const { provider, answerWith, sandbox } = tryProvider('iyzico')
  const seen: Request[] = []
  answerWith(async (request) => {
    seen.push(request.clone())
    return sandbox.api(request, nothing)
  })
  await provider.ask('some-token')
  const [request] = seen
  if (request === undefined) throw new Error('nothing was asked')
  const text = await request.text()
  const [, encoded = ''] = (request.headers.get('authorization') ?? '').split('IYZWSv2 ')
  const randomKey = request.headers.get('x-iyzi-rnd')
  const signature = createHmac('sha256', sandboxKeys.iyzico.secretKey)
    .update(`${randomKey}/payment/iyzipos/checkoutform/auth/ecom/detail${text}`)
    .digest('hex')
  const said = `apiKey:${sandboxKeys.iyzico.apiKey}&randomKey:${randomKey}&signature:${signature}`
  expect(Buffer.from(encoded, 'base64').toString()).toBe(said)
  const altered = new Request(request.url, { method: 'POST', headers: request.headers, body: `${text} ` })
  expect(await (await sandbox.api(altered, nothing)).json()).toMatchObject({ errorCode: '1000' })
})

test.each(['1', '1000', '1001'])('error %s says nothing about a payment', async (errorCode) => {
  const { provider, answerWith } = tryProvider('iyzico')
  answerWith(async () => Response.json({ status: 'failure', errorCode, errorMessage: 'no' }))
  await expect(provider.ask('t')).rejects.toThrow(ProviderDown)
  await expect(provider.readCallback?.({ token: 't' })).rejects.toThrow(ProviderDown)
})

const paid = {
  status: 'success',
  paymentStatus: 'SUCCESS',
  fraudStatus: 1,
  basketId: triedWish.uuid,
  paymentId: '25180188',
  currency: 'USD',
  itemTransactions: [{ paymentTransactionId: '27169345' }],
}

test.each([
  [1, 'paid'],
  [0, 'open'],
  [-1, 'failed'],
])('a payment whose look into fraud says %d is %s', async (fraudStatus, state) => {
  const { provider, answerWith } = tryProvider('iyzico')
  answerWith(async () => Response.json({ ...paid, fraudStatus, paidPrice: 2465.89 }))
  expect((await provider.ask('t')).state).toBe(state)
})

test('the receipt names the payment and its item, and zeros behind an amount are nothing', async () => {
  const { provider, answerWith } = tryProvider('iyzico')
  const text = JSON.stringify({ ...paid, paidPrice: 0 }).replace('"paidPrice":0', '"paidPrice":2465.89000000')
  answerWith(async () => new Response(text))
  expect(await provider.ask('t')).toEqual({
    state: 'paid',
    reference: 't',
    uuid: triedWish.uuid,
    charge: triedWish.charge,
    receipt: '25180188:27169345',
  })
})

test.each([
  ['NOT_REFUNDED', [], 'paid'],
  ['PARTIALLY_REFUNDED', [], 'failed'],
  ['TOTALLY_REFUNDED', [], 'failed'],
  ['NOT_REFUNDED', [{ cancelStatus: 1 }], 'failed'],
  ['NOT_REFUNDED', [{ cancelStatus: 0 }], 'paid'],
])(
  'a payment that the report calls %s with cancels %j is %s',
  async (paymentRefundStatus, cancels, state) => {
    const { provider, answerWith } = tryProvider('iyzico')
    const payments = [{ paymentId: 25180188, paymentRefundStatus, cancels, itemTransactions: [] }]
    answerWith(async (request) =>
      Response.json(
        request.method === 'GET' ? { status: 'success', payments } : { ...paid, paidPrice: 2465.89 },
      ),
    )
    expect((await provider.ask('t')).state).toBe(state)
  },
)

test('an error beside a payment that is called paid is no payment', async () => {
  const { provider, answerWith } = tryProvider('iyzico')
  answerWith(async () => Response.json({ ...paid, status: 'failure', paidPrice: 2465.89 }))
  expect((await provider.ask('t')).state).toBe('open')
})

test('the form that comes back counts only with a token that iyzico knows', async () => {
  const { provider, sandbox, paymentOf, change } = tryProvider('iyzico')
  const { reference } = await provider.start(triedWish)
  const { url, fields = {} } = sandbox.leave(await paymentOf(reference), 'cancelled')
  expect(url).toBe(triedWish.callbackUrl)
  expect(await provider.readCallback?.(fields)).toBe(reference)
  await change(reference, { state: 'failed' })
  expect(await provider.readCallback?.(fields)).toBe(reference)
  expect(await provider.readCallback?.({ token: 'guessed' })).toBeUndefined()
  expect(await provider.readCallback?.({})).toBeUndefined()
})

test('a form that is begun again has another token', async () => {
  const { provider } = tryProvider('iyzico')
  expect((await provider.start(triedWish)).reference).not.toBe((await provider.start(triedWish)).reference)
})

test('a message without a signature is forged, and iyzico is not asked', async () => {
  const { provider, sandbox, change, asked } = tryProvider('iyzico')
  const { reference } = await provider.start(triedWish)
  const { body } = sandbox.webhook(await change(reference, { state: 'paid' }), { eventId: 'e', at })
  asked.length = 0
  for (const headers of [new Headers(), new Headers({ 'X-IYZ-SIGNATURE-V3': '' })]) {
    expect(await provider.readWebhook({ headers, body })).toEqual({ kind: 'forged' })
  }
  expect(asked).toEqual([])
})

test('a message that comes too early does not use up the name of the true one', async () => {
  const { provider, sandbox, change, paymentOf } = tryProvider('iyzico')
  const { reference } = await provider.start(triedWish)
  const claim = sandbox.webhook({ ...(await paymentOf(reference)), state: 'paid' }, { eventId: 'e', at })
  const request = { headers: new Headers(claim.headers), body: claim.body }
  const early = await provider.readWebhook(request)
  await change(reference, { state: 'paid' })
  const right = await provider.readWebhook(request)
  expect(early).toMatchObject({ kind: 'told', truth: { state: 'open' } })
  expect(right).toMatchObject({ kind: 'told', truth: { state: 'paid' } })
  expect('eventId' in early && early.eventId).not.toBe('eventId' in right && right.eventId)
})

test.each(['token', 'status', 'iyziPaymentId', 'paymentConversationId'])(
  'a signed message with another %s is forged',
  async (field) => {
    const { provider, sandbox, change } = tryProvider('iyzico')
    const { reference } = await provider.start(triedWish)
    const { headers, body } = sandbox.webhook(await change(reference, { state: 'paid' }), {
      eventId: 'e',
      at,
    })
    const altered = JSON.stringify({ ...JSON.parse(body), [field]: 'another' })
    expect(await provider.readWebhook({ headers: new Headers(headers), body: altered })).toEqual({
      kind: 'forged',
    })
  },
)

test('an amount that is not in the basket is refused by iyzico', async () => {
  const { provider } = tryProvider('iyzico')
  const charge = { currency: 'IDR', minor: 100, exponent: 2 }
  await expect(provider.start({ ...triedWish, charge })).rejects.toThrow(ProviderDown)
})
