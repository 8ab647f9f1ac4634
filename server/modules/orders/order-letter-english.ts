import { dayRange, type OrderLetterWords } from './order-letter-words.ts'

export const englishWords: OrderLetterWords = {
  placedOnline: ({ number, amount, method, deadline }) => ({
    subject: `Your order ${number}: please pay`,
    heading: 'Thank you for your order',
    paragraphs: [
      `Your order ${number} is placed. It is complete as soon as ${amount} is paid with ${method}.`,
      ...(deadline === '' ? [] : [`We keep everything for you until ${deadline}.`]),
      'Have you paid already? Then you need not do anything: the confirmation is on its way.',
    ],
    action: 'Pay now',
  }),
  placedTransfer: ({ number, amount, deadline }) => ({
    subject: `Your order ${number}: how to transfer`,
    heading: 'Thank you for your order',
    paragraphs: [
      `Your order ${number} is placed. Please transfer exactly ${amount}: by the last three digits we recognise your payment.`,
      ...(deadline === '' ? [] : [`We keep everything for you until ${deadline}.`]),
      'Send us the receipt on the page of your order, and we check it within two hours.',
    ],
    action: 'Send the receipt',
  }),
  placedCash: ({ number, amount }) => ({
    subject: `Your order ${number}`,
    heading: 'Thank you for your order',
    paragraphs: [
      `Your order ${number} is placed. Please have ${amount} ready: you pay the courier when the parcel is handed to you.`,
      'We write again as soon as it is on its way.',
    ],
    action: 'Look at the order',
  }),
  received: ({ number, amount, method }) => ({
    subject: `Your order ${number} is paid`,
    heading: 'We have your payment',
    paragraphs: [
      `Thank you. We have received ${amount} for order ${number}, paid with ${method}.`,
      'Now we pack it. We write again as soon as it is on its way.',
    ],
    action: 'Look at the order',
  }),
  expired: ({ number, deadline }) => ({
    subject: `Your order ${number} has ended`,
    heading: 'Your order has ended',
    paragraphs: [
      deadline === ''
        ? `We could not confirm order ${number} in time, so it is cancelled.`
        : `No payment came for order ${number} until ${deadline}, so it is cancelled.`,
      'You owe nothing. A voucher that you used is yours again.',
      'Have you paid after all? Then the money comes back to you, or your order goes on, and we write to you about it.',
    ],
    action: 'Look at the order',
  }),
  refunded: ({ number, amount, method }, { reason, isSent }) => ({
    subject: isSent
      ? `Your money is on its way back: order ${number}`
      : `You get your money back: order ${number}`,
    heading: isSent ? 'Your money is on its way back' : 'You get your money back',
    paragraphs: [
      {
        late: `Your payment of ${amount} for order ${number} came after the order had ended, and what you wanted has been sold in the meantime. We are sorry.`,
        double: `Order ${number} was paid already when ${amount} came in once more. You pay it once only.`,
        cancelled: `Order ${number} is cancelled, and you had paid ${amount}.`,
        agreed: `As agreed, we give you back ${amount} of order ${number}.`,
      }[reason],
      isSent
        ? `We have sent ${amount} back the way it came, through ${method}. Depending on the bank it takes 3 to 14 days until you see it.`
        : `We send ${amount} back the way it came, through ${method}, within two working days. You need not do anything.`,
      ...(reason === 'double' ? ['Your order itself goes on as it is.'] : []),
    ],
    action: 'Look at the order',
  }),
  rows: {
    items: 'Products',
    addOns: 'Services',
    bundle: 'Bundle discount',
    voucher: (code) => (code === null ? 'Voucher' : `Voucher ${code}`),
    shipping: 'Delivery',
    shippingDiscount: 'Off the delivery',
    insurance: 'Insurance',
    uniqueCode: 'Unique code',
    total: 'Total',
    free: 'Free',
  },
  facts: {
    amount: 'Exact amount',
    account: ({ bank, holder }) => `${bank}, ${holder}`,
    deadline: 'Until',
  },
  sections: { address: 'Goes to', recipient: 'Fetched by', delivery: 'Delivery', payment: 'Payment' },
  days: (min, max) => (max === 0 ? 'the same day' : `${dayRange(min, max)} ${max === 1 ? 'day' : 'days'}`),
  parcel: ({ service, store, days }) => `${service}: ${days}, from ${store}`,
  pickup: ({ store, days }) => `Fetched at ${store}: ready in ${days}`,
  sandbox: 'Trial payment: no money moves.',
  footer: (number) =>
    `You get this mail because order ${number} was placed with this address. Questions? Simply answer it.`,
}
