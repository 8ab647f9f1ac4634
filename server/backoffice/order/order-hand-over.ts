import type { orderHandOver } from '@gema/contract/backoffice/calls/order.ts'
import type { Handler } from '../../http/handler.ts'
import { handOver } from '../../modules/fulfilment/fulfilment.ts'
import type { Shop } from '../../shop.ts'
import { answerStep } from './answer-step.ts'

/** The parcels leave the shop, each with its tracking number. */
export const answerOrderHandOver: Handler<typeof orderHandOver, Shop> = (
  { number, note, tracking_number, parcels = [] },
  context,
) =>
  answerStep(context, number, ({ id }, around) =>
    handOver(context.shop.db, around, {
      orderId: id,
      note,
      staffId: context.caller.staffId,
      tracking: {
        all: tracking_number,
        byStore: parcels.map(({ store, tracking_number: each }) => ({ store, number: each })),
      },
    }),
  )
