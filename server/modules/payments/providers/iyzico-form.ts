import { decimalOfMinor } from '@gema/contract/values/decimal-text.ts'
import type { PaymentWish } from '../payment-provider.ts'

// iyzico wants these of every buyer. The shop keeps them to itself, so they say the same of everybody.
const unsaid = { identityNumber: '11111111111', ip: '127.0.0.1' }
const place = { address: 'Jakarta', city: 'Jakarta', country: 'Indonesia' }

/** What iyzico's checkout form is begun with. Instalments would cost more than was asked for, so there are none. */
export function iyzicoFormOf({ uuid, orderNumber, charge, customer, language, callbackUrl }: PaymentWish) {
  const price = decimalOfMinor(charge.minor, charge.exponent)
  const address = { contactName: customer.name, ...place }
  return {
    locale: language === 'tr' ? 'tr' : 'en',
    conversationId: uuid,
    price,
    paidPrice: price,
    currency: charge.currency,
    // What is asked later answers with this one and not with the conversation.
    basketId: uuid,
    paymentGroup: 'PRODUCT',
    callbackUrl,
    enabledInstallments: [1],
    buyer: {
      id: uuid,
      ...namesOf(customer.name),
      gsmNumber: customer.phone,
      email: customer.email,
      ...unsaid,
      registrationAddress: place.address,
      city: place.city,
      country: place.country,
    },
    shippingAddress: address,
    billingAddress: address,
    basketItems: [
      { id: orderNumber, name: `Order ${orderNumber}`, category1: 'Order', itemType: 'PHYSICAL', price },
    ],
  }
}

/** The last word is the family's. Many people have one name alone, and iyzico wants two. */
function namesOf(name: string): { name: string; surname: string } {
  const words = name.trim().split(/\s+/)
  const surname = words.at(-1) ?? name
  return { name: words.slice(0, -1).join(' ') || surname, surname }
}
