import type { PaymentMethodId } from '@gema/contract/values/payment-method.ts'

/** An amount in the smallest unit of a currency, as the provider counts it. */
export interface Charge {
  currency: string
  minor: number
  exponent: number
}

/** What a provider needs to know in order to take a payment. */
export interface PaymentWish {
  /** Our own name for it; providers keep it and hand it back. */
  uuid: string
  orderNumber: string
  charge: Charge
  customer: { name: string; email: string; phone: string }
  language: string
  /** Where the browser comes back to, whatever has happened. */
  returnUrl: string
  cancelUrl: string
  /** Where the provider's page sends its form back to, for those that do that. */
  callbackUrl: string
  expiresAt: Date
}

export interface PaymentStarted {
  /** How the provider calls it. */
  reference: string
  payingPlace: { url: string; fields: Record<string, string> | null }
}

/** What a provider says about a payment. */
export interface PaymentTruth {
  state: 'open' | 'paid' | 'failed' | 'expired'
  reference: string
  /** Our own name, as the provider has kept it. */
  uuid: string | undefined
  /** What has been paid; only where it was. */
  charge: Charge | undefined
  /** How the provider calls the money: what a refund is asked for with. */
  receipt: string | undefined
}

export type WebhookRead =
  /** Nobody who knows the secret has sent this. */
  | { kind: 'forged' }
  /** Signed, but about nothing that concerns a payment. */
  | { kind: 'ignored'; eventId: string; event: string }
  | { kind: 'told'; eventId: string; event: string; truth: PaymentTruth }

export interface RefundWish {
  reference: string
  receipt: string
  charge: Charge
  /** The same wish twice is one refund. */
  idempotencyKey: string
}

export type RefundOutcome =
  | { state: 'refunded' | 'pending'; reference: string }
  | { state: 'refused'; reason: string }

/** A request as it came: signatures are over the very bytes. */
export interface RawRequest {
  headers: Headers
  body: string
}

/**
 * One way to take money online. All of them are used by the same steps: `start`, then the browser's return and the
 * provider's webhook both lead to the one `settle`, which trusts `ask` and signed webhooks alone.
 */
export interface PaymentProvider {
  method: PaymentMethodId
  /** As people call it. */
  name: string
  isSandbox: boolean
  /** The currency that it charges for an amount in the shop's currency, and how it counts it. */
  chargeIn(shopCurrency: string): { currency: string; exponent: number }
  start(wish: PaymentWish): Promise<PaymentStarted>
  /**
   * What is so, straight from the provider. Where the shopper has agreed and the shop must fetch the money itself, asking
   * fetches it; with `mayTake: false` it stays where it is, and the payment is open. Money that was given back, also a
   * part of it, is not paid.
   */
  ask(reference: string, options?: { mayTake?: boolean }): Promise<PaymentTruth>
  /** Takes no money. What is told as open is for the shop to ask about. */
  readWebhook(request: RawRequest): Promise<WebhookRead>
  /** For providers whose page sends a signed form to `callbackUrl`: the reference in it, or nothing where it is forged. */
  readCallback?(form: Record<string, string>): Promise<string | undefined>
  refund(wish: RefundWish): Promise<RefundOutcome>
}

/** A provider could not be reached or did not understand: nothing is known, and it can be tried again. */
export class ProviderDown extends Error {
  override name = 'ProviderDown'
}

/** The providers that this shop has set up, by the numbers of their methods. */
export type PaymentProviders = ReadonlyMap<PaymentMethodId, PaymentProvider>
