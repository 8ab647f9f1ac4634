import { randomUUID } from 'node:crypto'
import { minorOfDecimal } from '@gema/contract/values/decimal-text.ts'
import { madeNumber } from './made-number.ts'
import type { SandboxPayment } from './sandbox-provider.ts'
import { textAt } from './text-at.ts'

const currencies = ['EUR', 'GBP', 'TRY', 'USD']

const demanded = [
  ['buyer', 'id'],
  ['buyer', 'name'],
  ['buyer', 'surname'],
  ['buyer', 'identityNumber'],
  ['buyer', 'email'],
  ['buyer', 'ip'],
  ['buyer', 'registrationAddress'],
  ['buyer', 'city'],
  ['buyer', 'country'],
  ['billingAddress', 'contactName'],
  ['billingAddress', 'address'],
  ['billingAddress', 'city'],
  ['billingAddress', 'country'],
  ['shippingAddress', 'contactName'],
]

/** A form that is begun; each one has a token of its own, however often it is begun. */
export function beginIyzicoForm(body: unknown, now: Date): SandboxPayment | undefined {
  const said = (...path: (string | number)[]) => textAt(body, ...path)
  const currency = said('currency') ?? 'TRY'
  const minor = minorOfDecimal(said('paidPrice') ?? '', 2)
  const callbackUrl = said('callbackUrl')
  if (!currencies.includes(currency) || !minor || !callbackUrl || !said('price')) return undefined
  // What is in the basket must add up to its price.
  if (minorOfDecimal(said('basketItems', 0, 'price') ?? '', 2) !== minorOfDecimal(said('price') ?? '', 2)) {
    return undefined
  }
  if (demanded.some((path) => !said(...path))) return undefined
  const id = randomUUID()
  return {
    id,
    provider: 'iyzico',
    uuid: said('basketId') ?? '',
    orderNumber: said('basketItems', 0, 'id') ?? '',
    currency,
    minor,
    exponent: 2,
    state: 'open',
    receipt: undefined,
    refundedMinor: 0,
    email: said('buyer', 'email') ?? '',
    language: said('locale') ?? 'tr',
    returnUrl: callbackUrl,
    cancelUrl: callbackUrl,
    callbackUrl,
    extra: {
      paymentId: String(madeNumber(`iyzico payment ${id}`)),
      transactionId: String(madeNumber(`iyzico item ${id}`)),
      expiresAt: new Date(now.getTime() + 30 * 60_000).toISOString(),
    },
  }
}
