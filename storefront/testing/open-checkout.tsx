import type { CartLine, CartState } from '@gema/contract/shapes/cart.ts'
import type { DeliveryOffer } from '@gema/contract/shapes/delivery.ts'
import type { PaymentMethod } from '@gema/contract/shapes/payment.ts'
import { expect } from 'vitest'
import { anAddress } from '../app/commerce/address/an-address.ts'
import { aPaymentMethod } from '../app/commerce/checkout/a-payment-method.ts'
import CheckoutScreen from '../app/screens/checkout/checkout-screen.tsx'
import { aCartServer, someCartLines } from './a-cart-server.ts'
import { answerCalls, refused } from './answer-calls.ts'
import { show } from './show.tsx'
import { comeSignedIn } from './signed-in.ts'

const home = anAddress({ is_default: true })

const courier: DeliveryOffer = {
  uuid: '7d7b0c9e-0e5b-4a53-9c3e-000000000002',
  kind: 'courier',
  courier: 'Jalur Hemat',
  name: 'Regular',
  price: 20_000,
  full_price: 20_000,
  days_min: 1,
  days_max: 2,
  chargeable_grams: 1_000,
  insurance_price: null,
  allows_cod: true,
  free_above: null,
}

const shipping: CartState['shipping'] = {
  destination: { code: home.subdistrict.code, name: home.subdistrict.name },
  parcels: [
    {
      store: 'gema-fatmawati',
      store_name: 'Gema Fatmawati',
      city: 'Jakarta Selatan',
      units: 1,
      grams: 1_000,
      offers: [courier],
      chosen: courier.uuid,
      is_insured: false,
      message: null,
    },
  ],
  is_complete: true,
  message: null,
}

/** Card, transfer and cash, of which the last cannot be used for this cart. */
const methods: PaymentMethod[] = [
  aPaymentMethod(),
  aPaymentMethod({ id: 7, key: 'bank-transfer', tab: 'transfer', name: 'Bank transfer' }),
  aPaymentMethod({
    id: 2,
    key: 'cash-on-delivery',
    tab: 'cod',
    name: 'Cash on delivery',
    is_available: false,
    reason: 'Cash on delivery is possible up to Rp 5.000.000.',
  }),
]

interface Given {
  lines?: CartLine[]
  answers?: Parameters<typeof answerCalls>[0]
  language?: 'en' | 'id'
}

/** Opens the checkout of a customer who has an address, with a cart that is ready to be ordered. */
export async function openCheckout({ lines, answers = {}, language = 'en' }: Given = {}) {
  comeSignedIn()
  const server = aCartServer(lines ?? someCartLines('Aria'), { shipping })
  const sent = answerCalls({
    ...server.answers,
    userAddressFetch: [home],
    paymentMethodFetch: { methods, message: null },
    ...answers,
  })
  const open = () => show(<CheckoutScreen />, { at: '/checkout', language })
  const screen = await open()
  const payButton = screen
    .getByRole('complementary', { name: /^(Order summary|Ringkasan pesanan)$/ })
    .getByRole('button', { name: /^(Pay Rp|Bayar Rp|Place order)/ })
  await expect.element(payButton).toBeEnabled()
  await expect.element(screen.getByRole('tab', { selected: true })).toBeVisible()
  return {
    screen,
    server,
    payButton,
    /** What was sent to be ordered, each time. */
    orders: () => sent.filter(({ name }) => name === 'checkoutStore').map(({ input }) => input),
    sentTo: (call: string) => sent.filter(({ name }) => name === call).map(({ input }) => input),
    /** Leaves the page, and opens it again in the same tab. */
    openAgain: async () => {
      await screen.unmount()
      return open()
    },
  }
}

/** A refusal because the cart is not what the page showed: with the cart as it is. */
export const quoted = (quote: CartState) =>
  Object.assign(refused(409, 'The total has changed.'), { data: { form: [], fields: [], quote } })
