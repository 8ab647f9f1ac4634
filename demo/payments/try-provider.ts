import type { PaymentMethodId } from '@gema/contract/values/payment-method.ts'
import {
  createPaymentProviders,
  type PaymentProvider,
  type PaymentWish,
  type ProviderSetups,
} from '@gema/server/modules/payments/payments.ts'
import { createFlutterwaveSandbox } from './flutterwave-sandbox.ts'
import { createIyzicoSandbox } from './iyzico-sandbox.ts'
import { createPaypalSandbox } from './paypal-sandbox.ts'
import { sandboxKeys } from './sandbox-keys.ts'
import type { SandboxAround, SandboxPayment, SandboxProvider } from './sandbox-provider.ts'
import { sandboxInMemory } from './sandbox-store.ts'

const made = {
  paypal: { method: 4, create: createPaypalSandbox },
  flutterwave: { method: 5, create: createFlutterwaveSandbox },
  iyzico: { method: 6, create: createIyzicoSandbox },
} satisfies Record<string, { method: PaymentMethodId; create: (around: SandboxAround) => SandboxProvider }>

export type TriedKey = keyof typeof made

export const triedWish: PaymentWish = {
  uuid: '0b6c2a5e-58a4-4c0f-9a33-0d5ad6f0a001',
  orderNumber: 'GM-261116-0001',
  charge: { currency: 'USD', minor: 246589, exponent: 2 },
  customer: { name: 'Dewi Ayu Lestari', email: 'dewi@surel.example', phone: '+6281200000001' },
  language: 'id',
  returnUrl: 'https://shop.example/id/payment/x/return?order=abc',
  cancelUrl: 'https://shop.example/id/payment/x/return?order=abc&cancelled=1',
  callbackUrl: 'https://shop.example/api/payments/x/callback',
  expiresAt: new Date('2026-11-16T09:00:00Z'),
}

export interface Trial {
  provider: PaymentProvider
  sandbox: SandboxProvider
  /** What the provider has been asked, such as "POST /v3/payments". */
  asked: string[]
  /** The shop's next requests are answered by this instead. */
  answerWith(answer: ((request: Request) => Promise<Response>) | undefined): void
  paymentOf(reference: string): Promise<SandboxPayment>
  /** Changes what the provider knows about a payment. */
  change(reference: string, changed: Partial<SandboxPayment>): Promise<SandboxPayment>
  clock: { now: Date }
}

/** An adapter of the shop and the provider that plays its other side, in one process and without a port. */
export function tryProvider(key: TriedKey, others: Partial<ProviderSetups> = {}): Trial {
  const store = sandboxInMemory()
  const clock = { now: new Date('2026-11-16T08:00:00Z') }
  const now = () => clock.now
  const sandbox = made[key].create({ pagesUrl: 'https://shop.example/demo/payments', now })
  const asked: string[] = []
  let answer: ((request: Request) => Promise<Response>) | undefined
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const { origin, pathname } = new URL(request.url)
    if (origin !== sandbox.apiOrigin) throw new TypeError(`nobody is played at ${origin}`)
    asked.push(`${request.method} ${pathname}`)
    return answer === undefined ? sandbox.api(request, store) : answer(request)
  }
  const setup = { fetch, isSandbox: true, now }
  const none = { stripe: undefined, razorpay: undefined }
  const provider = createPaymentProviders({
    ...none,
    paypal: { keys: sandboxKeys.paypal, ...setup },
    flutterwave: { keys: sandboxKeys.flutterwave, ...setup },
    iyzico: { keys: sandboxKeys.iyzico, ...setup },
    ...others,
  }).get(made[key].method)
  if (provider === undefined) throw new Error(`${key} is not set up`)
  const paymentOf = async (reference: string) => {
    const payment = await store.find(key, reference)
    if (payment === undefined) throw new Error(`the sandbox does not know ${reference}`)
    return payment
  }
  return {
    provider,
    sandbox,
    asked,
    answerWith: (next) => {
      answer = next
    },
    paymentOf,
    async change(reference, changed) {
      const payment = { ...(await paymentOf(reference)), ...changed }
      await store.save(payment)
      return payment
    },
    clock,
  }
}
