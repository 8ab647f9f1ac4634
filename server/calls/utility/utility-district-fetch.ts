import type { utilityDistrictFetch } from '@gema/contract/calls/address.ts'
import type { Handler } from '../../http/handler.ts'
import type { Shop } from '../../shop.ts'
import { regionsOfLevel } from './regions-of-level.ts'

/** The districts of a city. */
export const answerUtilityDistrictFetch: Handler<typeof utilityDistrictFetch, Shop> = ({ city }, { shop }) =>
  regionsOfLevel(shop, 'district', city)
