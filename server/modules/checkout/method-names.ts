import type { PaymentMethodId } from '@gema/contract/values/payment-method.ts'

const names: Record<PaymentMethodId, { en: string; id: string }> = {
  1: { en: 'Razorpay', id: 'Razorpay' },
  2: { en: 'Cash on delivery', id: 'Bayar di tempat' },
  3: { en: 'Stripe', id: 'Stripe' },
  4: { en: 'PayPal', id: 'PayPal' },
  5: { en: 'Flutterwave', id: 'Flutterwave' },
  6: { en: 'iyzico', id: 'iyzico' },
  7: { en: 'Bank transfer', id: 'Transfer bank' },
}

/** A way to pay, as people call it. */
export const methodName = (method: PaymentMethodId, language: string): string =>
  language === 'id' ? names[method].id : names[method].en
