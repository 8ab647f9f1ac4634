import type { cartFind } from '@gema/contract/calls/cart.ts'
import type { Handler } from '../../http/handler.ts'
import type { Shop } from '../../shop.ts'
import { presentCartNow } from './present-cart.ts'

/** The cart of the caller, priced now. */
export const answerCartFind: Handler<typeof cartFind, Shop> = async (_input, context) =>
  presentCartNow(context)
