export type SandboxKey = 'stripe' | 'razorpay' | 'paypal' | 'flutterwave' | 'iyzico'

/** A payment as the sandbox keeps it. */
export interface SandboxPayment {
  /** How the provider calls it: the reference that the shop gets. */
  id: string
  provider: SandboxKey
  /** The shop's own name for it. */
  uuid: string
  orderNumber: string
  currency: string
  /** In the smallest unit, as this provider counts it. */
  minor: number
  exponent: number
  state: 'open' | 'paid' | 'failed' | 'expired'
  /** What the provider calls the money, once it is paid. */
  receipt: string | undefined
  refundedMinor: number
  email: string
  language: string
  returnUrl: string
  cancelUrl: string
  callbackUrl: string
  /**
   * Anything else that this provider's API must answer with later. With `expiresAt`, the hosted page takes nothing after
   * that moment.
   */
  extra: Record<string, string>
}

/** Keeps the payments of the sandbox, so that they survive a restart of the shop. */
export interface SandboxStore {
  save(payment: SandboxPayment): Promise<void>
  find(provider: SandboxKey, id: string): Promise<SandboxPayment | undefined>
  /** By something else than its id, such as the receipt or the shop's own name. */
  findBy(
    provider: SandboxKey,
    fits: (payment: SandboxPayment) => boolean,
  ): Promise<SandboxPayment | undefined>
}

/** Where the browser goes when it leaves the hosted page; with fields, they are sent as a form. */
export interface SandboxLeave {
  url: string
  fields?: Record<string, string>
}

export interface SignedWebhook {
  headers: Record<string, string>
  body: string
}

/** One provider, played: its API as the adapter uses it, its way back, its signed webhooks. */
export interface SandboxProvider {
  key: SandboxKey
  /** As people call it. */
  name: string
  /** Requests of the adapter to this origin are answered here instead. */
  apiOrigin: string
  /** The provider's API: checks the keys as the real one does, and answers in its shapes. */
  api(request: Request, store: SandboxStore): Promise<Response>
  /** For a provider whose hosted page is entered with a form, sent to `{pagesUrl}/{key}/checkout`: the payment that it is about. */
  enter?(form: Record<string, string>, store: SandboxStore): Promise<SandboxPayment | undefined>
  /** What it calls the money of a payment that is being paid; left out, some letters and digits. */
  newReceipt?(): string
  leave(payment: SandboxPayment, outcome: 'paid' | 'failed' | 'cancelled'): SandboxLeave
  /** What the provider sends to the shop's webhook when a payment has become paid or failed. */
  webhook(payment: SandboxPayment, sent: { eventId: string; at: Date }): SignedWebhook
}

/** What every played provider is made with. */
export interface SandboxAround {
  /** Where hosted pages are: `{pagesUrl}/{key}/pay/{id}`. */
  pagesUrl: string
  now: () => Date
}
