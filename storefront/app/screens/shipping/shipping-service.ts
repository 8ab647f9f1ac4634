import type { shippingFetch } from '@gema/contract/calls/shipping.ts'
import type { DataOf } from '@gema/contract/define-call.ts'

/** A delivery service with its rates. */
export type ShippingService = DataOf<typeof shippingFetch>['services'][number]
