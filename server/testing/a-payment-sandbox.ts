import { randomUUID } from 'node:crypto'
import { keyOfMethod } from '@gema/contract/values/payment-method.ts'
import { createPaymentSandbox } from '@gema/demo/payments/payment-sandbox.ts'
import type { SandboxAction } from '@gema/demo/payments/sandbox-actions.ts'
import type { SandboxKey, SandboxPayment } from '@gema/demo/payments/sandbox-provider.ts'
import { sandboxInMemory } from '@gema/demo/payments/sandbox-store.ts'
import { standardSandboxes } from '@gema/demo/payments/standard-sandboxes.ts'
import { createPaymentProviders, type PaymentProviders } from '../modules/payments/payments.ts'
import type { TestShop } from './start-test-shop.ts'

/** A message to the shop, as it can be handed to `shop.fetch`. */
export interface ProviderMessage {
  path: string
  headers: Record<string, string>
  body: string
}

export interface TestSandbox {
  /** What the shop now pays with; it stands in `shop.shop.payments` already. */
  providers: PaymentProviders
  /**
   * Does on the hosted page what a shopper does there, for the payment that the shop or the provider calls by this name.
   * Webhooks have reached the shop when it answers. The answer is what the browser gets: a redirect, or a page whose form
   * leads back.
   */
  pay(name: string, action?: SandboxAction): Promise<Response>
  /** The payment as the provider knows it. */
  paymentOf(name: string): Promise<SandboxPayment>
  /** Changes what the provider knows about a payment, without a word to the shop. */
  know(name: string, changed: Partial<SandboxPayment>): Promise<SandboxPayment>
  /**
   * The message with which the provider would tell about a payment, truly signed: about the payment as it knows it, or
   * as `about` says.
   */
  messageOf(
    name: string,
    about?: Partial<SandboxPayment>,
    sent?: { eventId?: string; at?: Date },
  ): Promise<ProviderMessage>
  /** Does what the sandbox has put off, such as webhooks that come later. */
  passTime(): Promise<void>
  /** While it is down, nobody can be asked and nothing is told. */
  goDown(isDown: boolean): void
}

/** Lets a shop take money from providers that are all played, in this process and without a port. */
export function aPaymentSandbox(shop: TestShop): TestSandbox {
  const store = sandboxInMemory()
  const origin = shop.shop.config.siteUrl
  let putOff: (() => Promise<void>)[] = []
  let isDown = false
  const around = { pagesUrl: `${origin}/demo/payments`, now: () => shop.clock.now() }
  const played = standardSandboxes(around)
  const sandbox = createPaymentSandbox({
    ...around,
    providers: played,
    store,
    async send(path, init) {
      if (isDown) throw new TypeError('fetch failed')
      if (!path.startsWith('/demo/')) return shop.fetch(path, init)
      return (
        (await sandbox.respond(new Request(`${origin}${path}`, init))) ?? new Response(null, { status: 404 })
      )
    },
    after: (_milliseconds, work) => void putOff.push(work),
  })
  const providers = createPaymentProviders(sandbox.setups)
  shop.shop.payments = providers
  const paymentOf = async (name: string): Promise<SandboxPayment> => {
    for (const { method } of providers.values()) {
      const fits = ({ id, uuid }: SandboxPayment) => id === name || uuid === name
      const found = await store.findBy(keyOfMethod(method) as SandboxKey, fits)
      if (found !== undefined) return found
    }
    throw new Error(`the sandbox knows no payment ${name}`)
  }
  return {
    providers,
    paymentOf,
    async pay(name, action = 'pay') {
      const { provider, id } = await paymentOf(name)
      const body = new URLSearchParams({ do: action })
      const page = new Request(`${origin}/demo/payments/${provider}/pay/${id}`, { method: 'POST', body })
      const answer = await sandbox.respond(page)
      if (answer === undefined) throw new Error(`the sandbox has no page for ${name}`)
      return answer
    },
    async know(name, changed) {
      const known = { ...(await paymentOf(name)), ...changed }
      await store.save(known)
      return known
    },
    async messageOf(name, about = {}, { eventId = `evt_${randomUUID()}`, at = shop.clock.now() } = {}) {
      const payment = { ...(await paymentOf(name)), ...about }
      const provider = played.find(({ key }) => key === payment.provider)
      if (provider === undefined) throw new Error(`${payment.provider} is not played`)
      const path = `/api/payments/${provider.key}/webhook`
      return { path, ...provider.webhook(payment, { eventId, at }) }
    },
    async passTime() {
      const waiting = putOff
      putOff = []
      for (const work of waiting) await work()
    },
    goDown: (down) => {
      isDown = down
    },
  }
}
