import type { PaymentMethod } from '@gema/contract/shapes/payment.ts'
import type { PaymentMethodId } from '@gema/contract/values/payment-method.ts'

interface MethodWords {
  tab: PaymentMethod['tab']
  logos: string[]
  en: string
  id: string
}

/** How each way to pay presents itself at the checkout. */
export const methodWords: Record<PaymentMethodId, MethodWords> = {
  1: {
    tab: 'card',
    logos: ['Visa', 'Mastercard', 'JCB'],
    en: 'Card, on the page of Razorpay',
    id: 'Kartu, di halaman Razorpay',
  },
  2: { tab: 'cod', logos: [], en: 'Pay when it arrives', id: 'Bayar saat barang tiba' },
  3: {
    tab: 'card',
    logos: ['Visa', 'Mastercard', 'JCB'],
    en: 'Card, on the page of Stripe',
    id: 'Kartu, di halaman Stripe',
  },
  4: { tab: 'paypal', logos: ['PayPal'], en: 'With your PayPal account', id: 'Dengan akun PayPal Anda' },
  5: {
    tab: 'others',
    logos: ['Visa', 'Mastercard'],
    en: 'Card or account, on the page of Flutterwave',
    id: 'Kartu atau rekening, di halaman Flutterwave',
  },
  6: {
    tab: 'others',
    logos: ['Visa', 'Mastercard'],
    en: 'Card, on the page of iyzico',
    id: 'Kartu, di halaman iyzico',
  },
  7: {
    tab: 'transfer',
    logos: [],
    en: 'By bank or mobile banking, checked within two hours',
    id: 'Lewat bank atau m-banking, dicek maks. 2 jam',
  },
}
