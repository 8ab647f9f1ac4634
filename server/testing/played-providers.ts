import { createPaymentSandbox } from '@gema/demo/payments/payment-sandbox.ts'
import type { SandboxAction } from '@gema/demo/payments/sandbox-actions.ts'
import type { SandboxKey } from '@gema/demo/payments/sandbox-provider.ts'
import { sandboxInMemory } from '@gema/demo/payments/sandbox-store.ts'
import {
  createPaymentProviders,
  type PaymentProvider,
  type PaymentWish,
  type RawRequest,
} from '../modules/payments/payments.ts'
import { standingClock } from './standing-clock.ts'

const origin = 'https://shop.example'

/** The payment sandbox without a shop: what it tells is kept, for the test to read. */
export function playedProviders() {
  const clock = standingClock()
  const store = sandboxInMemory()
  const told: (RawRequest & { path: string })[] = []
  const putOff: (() => Promise<void>)[] = []
  let takesMessages = true
  const sandbox = createPaymentSandbox({
    pagesUrl: `${origin}/demo/payments`,
    store,
    now: () => clock.now(),
    async send(path, init) {
      const request = new Request(`${origin}${path}`, init)
      if (path.startsWith('/demo/')) return (await sandbox.respond(request)) ?? nothing()
      told.push({ path, headers: request.headers, body: await request.text() })
      return new Response(null, { status: takesMessages ? 200 : 503 })
    },
    after: (_milliseconds, work) => void putOff.push(work),
  })
  const open = async (path: string, form?: Record<string, string>, headers: Record<string, string> = {}) => {
    const body = form && { method: 'POST', body: new URLSearchParams(form) }
    return (await sandbox.respond(new Request(new URL(path, origin), { headers, ...body }))) ?? nothing()
  }
  return {
    clock,
    sandbox,
    store,
    told,
    putOff,
    open,
    takeMessages: (takes: boolean) => {
      takesMessages = takes
    },
    /** A provider, and a payment that it has begun. */
    async begun(key: SandboxKey, wish: Partial<PaymentWish> = {}) {
      const provider = providerOf(sandbox.setups, key)
      const started = await provider.start({ ...aWish(clock.now(), provider, key), ...wish })
      const { url, fields } = started.payingPlace
      // A page that is entered with a form has an address of its own behind it.
      const entered = fields && (await open(url, fields)).headers.get('location')
      const page = entered ?? url
      return { provider, ...started, page, press: (action: SandboxAction) => open(page, { do: action }) }
    },
  }
}

const nothing = () => new Response(null, { status: 404 })

const providerOf = (
  setups: Parameters<typeof createPaymentProviders>[0],
  key: SandboxKey,
): PaymentProvider => {
  const found = [...createPaymentProviders(setups).values()].find(({ name }) => name.toLowerCase() === key)
  if (found === undefined) throw new Error(`${key} is not played`)
  return found
}

/** Rp 150.000 for an order, in whatever this provider charges for it. */
function aWish(now: Date, provider: PaymentProvider, key: string): PaymentWish {
  const { currency, exponent } = provider.chargeIn('IDR')
  const amount = currency === 'IDR' ? 150_000 : 9
  return {
    uuid: '7d3f6f5e-5b0e-4b9b-9a53-6c1f2a7d9e01',
    orderNumber: 'GM-2611-0042',
    charge: { currency, minor: amount * 10 ** exponent, exponent },
    customer: { name: 'Sari Widya', email: 'sari@surel.example', phone: '+6281234567890' },
    language: 'en',
    returnUrl: `${origin}/payment/${key}/return?order=1`,
    cancelUrl: `${origin}/payment/${key}/return?order=1&cancelled=1`,
    callbackUrl: `${origin}/api/payments/${key}/callback?order=1`,
    expiresAt: new Date(now.getTime() + 60 * 60 * 1000),
  }
}
