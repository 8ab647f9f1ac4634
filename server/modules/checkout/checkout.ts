export { askAboutOpen } from './ask-about-open.ts'
export { askProvider } from './ask-provider.ts'
export { checkBooks } from './check-books.ts'
export { type CheckoutAround, orderKeyName } from './checkout-around.ts'
export { expireOrders } from './expire-orders.ts'
export { goOn } from './go-on.ts'
export { type Heard, hearCallback, hearWebhook } from './hear-providers.ts'
export { methodName } from './method-names.ts'
export { newestPayment, tellingOf, tellingPayment } from './newest-payment.ts'
export { postAboutOrder } from './order-post.ts'
export { orderAgainJob, postNamedOrderAgain, postOrderAgain } from './order-post-again.ts'
export type { OrderRefused } from './order-refused.ts'
export {
  orderToPay,
  type PaymentOffer,
  paymentOffers,
  type ToBePaid,
} from './payment-offers.ts'
export { type OrderWish, placeOrder } from './place-order.ts'
export { reconcilePayments } from './reconcile-payments.ts'
export { refundPayment, refundPaymentJob } from './refund-payments.ts'
export { retryPayment } from './retry-payment.ts'
export { giveScarceBack } from './scarce-things.ts'
export { type Settled, settle } from './settle.ts'
export { startPayment } from './start-payment.ts'
export { confirmTransfer, keepProof } from './transfers.ts'
