import type { utilitySubdistrictFetch } from '@gema/contract/calls/address.ts'
import type { Handler } from '../../http/handler.ts'
import type { Shop } from '../../shop.ts'
import { regionsOfLevel } from './regions-of-level.ts'

/** The subdistricts and villages of a district. */
export const answerUtilitySubdistrictFetch: Handler<typeof utilitySubdistrictFetch, Shop> = (
  { district },
  { shop },
) => regionsOfLevel(shop, 'subdistrict', district)
