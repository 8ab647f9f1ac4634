import { ProviderDown } from '@gema/server/modules/payments/payments.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { SandboxPayment } from './sandbox-provider.ts'
import { type Trial, triedWish, tryProvider } from './try-provider.ts'

const at = new Date('2026-11-16T08:05:00Z')

const told = (trial: Trial, payment: SandboxPayment) => {
  const { headers, body } = trial.sandbox.webhook(payment, { eventId: 'evt_1', at })
  return { headers: new Headers(headers), body }
}

describe.each(['paypal', 'flutterwave', 'iyzico'] as const)('%s', (key) => {
  test('rupiah are charged in dollars, dollars as they are', () => {
    const { provider } = tryProvider(key)
    expect(provider.chargeIn('IDR')).toEqual({ currency: 'USD', exponent: 2 })
    expect(provider.chargeIn('EUR')).toEqual({ currency: 'EUR', exponent: 2 })
    expect(provider.chargeIn('constructor')).toEqual({ currency: 'USD', exponent: 2 })
  })

  test('a payment is begun with the amount and our own name, and leads to the hosted page', async () => {
    const { provider, paymentOf } = tryProvider(key)
    const { reference, payingPlace } = await provider.start(triedWish)
    expect(payingPlace).toEqual({
      url: `https://shop.example/demo/payments/${key}/pay/${reference}`,
      fields: null,
    })
    const kept = { uuid: triedWish.uuid, orderNumber: 'GM-261116-0001', email: 'dewi@surel.example' }
    expect(await paymentOf(reference)).toMatchObject({ ...kept, currency: 'USD', minor: 246589 })
    expect(await provider.ask(reference)).toMatchObject({ state: 'open', reference, charge: undefined })
  })

  test('a payment that was made is paid, once however often it is asked about', async () => {
    const { provider, change } = tryProvider(key)
    const { reference } = await provider.start(triedWish)
    await change(reference, { state: 'paid', receipt: 'FRAME' })
    const first = await provider.ask(reference)
    expect(first).toMatchObject({ state: 'paid', reference, uuid: triedWish.uuid, charge: triedWish.charge })
    expect(first.receipt).toMatch(/^\w+(:\w+)?$/)
    const both = await Promise.all([provider.ask(reference), provider.ask(reference)])
    expect(both).toEqual([first, first])
  })

  test('a declined payment has failed, and nothing was charged', async () => {
    const { provider, change } = tryProvider(key)
    const { reference } = await provider.start(triedWish)
    await change(reference, { state: 'failed' })
    const truth = { state: 'failed', reference, uuid: triedWish.uuid, charge: undefined, receipt: undefined }
    expect(await provider.ask(reference)).toEqual(truth)
  })

  test('the amount and currency are what the provider says, whatever was asked for', async () => {
    const { provider, change } = tryProvider(key)
    const { reference } = await provider.start(triedWish)
    await change(reference, { state: 'paid', minor: 100, currency: 'EUR' })
    expect((await provider.ask(reference)).charge).toEqual({ currency: 'EUR', minor: 100, exponent: 2 })
  })

  test('every amount comes back exactly as it was charged', async () => {
    const { provider, change } = tryProvider(key)
    let count = 0
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 999_999_999_999 }), async (minor) => {
        count += 1
        const uuid = `0b6c2a5e-58a4-4c0f-9a33-${String(count).padStart(12, '0')}`
        const charge = { currency: 'USD', minor, exponent: 2 }
        const { reference } = await provider.start({ ...triedWish, uuid, charge })
        await change(reference, { state: 'paid' })
        expect((await provider.ask(reference)).charge).toEqual(charge)
      }),
      { numRuns: 50 },
    )
  })

  test('a reference that the provider does not know is never paid', async () => {
    const truth = await tryProvider(key).provider.ask('NOBODYKNOWSTHIS')
    expect(truth).toMatchObject({ charge: undefined, receipt: undefined, uuid: undefined })
    expect(truth.state).toBe(key === 'paypal' ? 'expired' : 'open')
  })

  test('a signed message tells the truth, and the same one twice has one name', async () => {
    const trial = tryProvider(key)
    const { reference } = await trial.provider.start(triedWish)
    await trial.change(reference, { state: 'paid' })
    await trial.provider.ask(reference)
    const message = told(trial, await trial.paymentOf(reference))
    const first = await trial.provider.readWebhook(message)
    const truth = { state: 'paid', reference, uuid: triedWish.uuid, charge: triedWish.charge }
    expect(first).toMatchObject({ kind: 'told', truth })
    expect(await trial.provider.readWebhook(message)).toEqual(first)
  })

  test('a message about a declined payment tells that it has failed', async () => {
    const trial = tryProvider(key)
    const { reference } = await trial.provider.start(triedWish)
    const message = told(trial, await trial.change(reference, { state: 'failed' }))
    expect(await trial.provider.readWebhook(message)).toMatchObject({
      kind: 'told',
      truth: { state: 'failed' },
    })
  })

  test('an old message does not undo what has become so since', async () => {
    const trial = tryProvider(key)
    const { reference } = await trial.provider.start(triedWish)
    const old = told(trial, await trial.change(reference, { state: 'failed' }))
    await trial.change(reference, { state: 'paid' })
    await trial.provider.ask(reference)
    expect(await trial.provider.readWebhook(old)).toMatchObject({ truth: { state: 'paid' } })
  })

  test('a message that was not paid for does not become true by its words', async () => {
    const trial = tryProvider(key)
    const { reference } = await trial.provider.start(triedWish)
    const claim = told(trial, { ...(await trial.paymentOf(reference)), state: 'paid' })
    const read = await trial.provider.readWebhook(claim)
    expect(read.kind === 'told' ? read.truth.state : read.kind).not.toBe('paid')
  })

  test('a message with a wrong signature is forged', async () => {
    const trial = tryProvider(key)
    const { reference } = await trial.provider.start(triedWish)
    const { headers, body } = told(trial, await trial.change(reference, { state: 'paid' }))
    const names = ['paypal-transmission-sig', 'verif-hash', 'x-iyz-signature-v3']
    for (const name of names) if (headers.has(name)) headers.set(name, 'f'.repeat(64))
    expect(await trial.provider.readWebhook({ headers, body })).toEqual({ kind: 'forged' })
  })

  test.each(['', 'not json', '[]', '{}', 'null'])(
    '%j with a message’s headers is believed by nobody',
    async (body) => {
      const trial = tryProvider(key)
      const { reference } = await trial.provider.start(triedWish)
      const { headers } = told(trial, await trial.change(reference, { state: 'paid' }))
      expect(['forged', 'ignored']).toContain((await trial.provider.readWebhook({ headers, body })).kind)
    },
  )

  test('money is given back once for the same wish, in parts, and never more than came', async () => {
    const { provider, change, paymentOf } = tryProvider(key)
    const { reference } = await provider.start(triedWish)
    await change(reference, { state: 'paid' })
    const { receipt = '' } = await provider.ask(reference)
    const wish = {
      reference,
      receipt,
      idempotencyKey: 'refund-1',
      charge: { ...triedWish.charge, minor: 46589 },
    }
    const first = await provider.refund(wish)
    expect(first).toMatchObject({ state: 'refunded' })
    expect(await provider.refund(wish)).toEqual(first)
    expect((await paymentOf(reference)).refundedMinor).toBe(46589)
    const rest = { ...wish, idempotencyKey: 'refund-2', charge: { ...triedWish.charge, minor: 200000 } }
    expect(await provider.refund(rest)).toMatchObject({ state: 'refunded' })
    expect(await provider.refund({ ...rest, idempotencyKey: 'refund-3' })).toMatchObject({ state: 'refused' })
    expect((await paymentOf(reference)).refundedMinor).toBe(246589)
  })

  test.each([1, 246588, 246589])('of money that came, %d cents given back make it failed', async (minor) => {
    const trial = tryProvider(key)
    const { provider, change } = trial
    const { reference } = await provider.start(triedWish)
    const paid = await change(reference, { state: 'paid' })
    const { receipt = '' } = await provider.ask(reference)
    const charge = { ...triedWish.charge, minor }
    await provider.refund({ reference, receipt, idempotencyKey: 'refund-1', charge })
    const truth = { state: 'failed', reference, charge: undefined, receipt: undefined }
    expect(await provider.ask(reference)).toMatchObject(truth)
    const late = told(trial, { ...paid, extra: { ...paid.extra, capturedBy: 'the shop' } })
    expect(await provider.readWebhook(late)).toMatchObject({ kind: 'told', truth })
  })

  test('what was never paid is not given back', async () => {
    const { provider } = tryProvider(key)
    const { reference } = await provider.start(triedWish)
    const wish = { reference, receipt: '12:34', idempotencyKey: 'refund-1', charge: triedWish.charge }
    expect(await provider.refund(wish)).toMatchObject({ state: 'refused' })
  })

  const downs: [string, (request: Request) => Promise<Response>][] = [
    ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
    ['takes too long', () => Promise.reject(new DOMException('The operation timed out', 'TimeoutError'))],
    ['fails', async () => new Response('Bad Gateway', { status: 502 })],
    ['is overrun', async () => Response.json({}, { status: 429 })],
    ['answers with a page', async () => new Response('<html>maintenance</html>')],
    ['answers in another shape', async () => Response.json({ hello: 'there' })],
  ]
  test.each(downs)('nothing is known while the provider %s, and nothing is lost', async (_how, answer) => {
    const { provider, answerWith, change } = tryProvider(key)
    const { reference } = await provider.start(triedWish)
    await change(reference, { state: 'paid' })
    const { receipt = '' } = await provider.ask(reference)
    answerWith(answer)
    await expect(provider.start({ ...triedWish, uuid: 'another' })).rejects.toThrow(ProviderDown)
    await expect(provider.ask(reference)).rejects.toThrow(ProviderDown)
    const wish = { reference, receipt, idempotencyKey: 'refund-1', charge: triedWish.charge }
    await expect(provider.refund(wish)).rejects.toThrow(ProviderDown)
    answerWith(undefined)
    expect(await provider.ask(reference)).toMatchObject({ state: 'paid' })
    expect(await provider.refund(wish)).toMatchObject({ state: 'refunded' })
  })

  test('nobody waits for a provider for ever', async () => {
    const { provider, answerWith } = tryProvider(key)
    let signal: AbortSignal | undefined
    answerWith(async (request) => {
      signal = request.signal
      return new Response(null, { status: 503 })
    })
    await expect(provider.ask('any')).rejects.toThrow(ProviderDown)
    expect(signal).toBeInstanceOf(AbortSignal)
  })
})
