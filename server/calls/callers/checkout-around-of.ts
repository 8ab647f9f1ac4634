import type { CheckoutAround } from '../../modules/checkout/checkout.ts'
import type { Shop } from '../../shop.ts'

/** What the steps of an order need, out of all that the shop has. */
export const checkoutAroundOf = (
  shop: Pick<Shop, 'clock' | 'jobs' | 'sealer' | 'payments' | 'config' | 'log'>,
): CheckoutAround => ({
  clock: shop.clock,
  jobs: shop.jobs,
  sealer: shop.sealer,
  payments: shop.payments,
  log: shop.log,
  siteUrl: shop.config.siteUrl,
})
