import { expect, test } from 'vitest'
import { type PaymentProvider, ProviderDown } from '../payment-provider.ts'
import { answersInTime } from './answers-in-time.ts'

/** One whose every answer is this. */
const aProvider = <Answer>(answer: () => Promise<Answer>): PaymentProvider => {
  const given = answer as () => Promise<never>
  return {
    ...{ method: 6, name: 'iyzico', isSandbox: true, chargeIn: () => ({ currency: 'USD', exponent: 2 }) },
    ...{ start: given, ask: given, readWebhook: given, readCallback: given, refund: given },
  }
}

type Asked = (provider: PaymentProvider) => Promise<unknown> | undefined
const charge = { currency: 'USD', minor: 100, exponent: 2 }
const everything: [string, Asked][] = [
  ['asked', (provider) => provider.ask('its name')],
  ['told of a webhook', (provider) => provider.readWebhook({ headers: new Headers(), body: '' })],
  ['given a form', (provider) => provider.readCallback?.({})],
  [
    'asked for a refund',
    (provider) => provider.refund({ reference: '', receipt: '', charge, idempotencyKey: 'once' }),
  ],
  [
    'asked to begin',
    (provider) =>
      provider.start({
        ...{
          uuid: '',
          orderNumber: '',
          charge,
          customer: { name: '', email: '', phone: '' },
          language: 'en',
        },
        ...{ returnUrl: '', cancelUrl: '', callbackUrl: '', expiresAt: new Date() },
      }),
  ],
]

test.each(everything)('a provider that is %s and never answers is down', async (_, ask) => {
  const silent = answersInTime(
    aProvider(() => new Promise(() => {})),
    20,
  )
  await expect(ask(silent)).rejects.toThrow(ProviderDown)
})

test.each(everything)('a provider that is %s answers for itself, be it a fault', async (_, ask) => {
  expect(await ask(answersInTime(aProvider(async () => 'an answer')))).toBe('an answer')
  const failed = ask(answersInTime(aProvider(() => Promise.reject(new Error('a fault of ours')))))
  await expect(failed).rejects.toThrow('a fault of ours')
})

test('who takes no forms takes none afterwards', () => {
  const { readCallback: _, ...without } = aProvider(async () => undefined)
  expect(answersInTime(without).readCallback).toBeUndefined()
})
