import type { utilityCityFetch } from '@gema/contract/calls/address.ts'
import type { Handler } from '../../http/handler.ts'
import type { Shop } from '../../shop.ts'
import { regionsOfLevel } from './regions-of-level.ts'

/** The cities and regencies of a province. */
export const answerUtilityCityFetch: Handler<typeof utilityCityFetch, Shop> = ({ province }, { shop }) =>
  regionsOfLevel(shop, 'city', province)
