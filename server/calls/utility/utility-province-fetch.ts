import type { utilityProvinceFetch } from '@gema/contract/calls/address.ts'
import type { Handler } from '../../http/handler.ts'
import type { Shop } from '../../shop.ts'
import { regionsOfLevel } from './regions-of-level.ts'

/** The provinces of Indonesia. */
export const answerUtilityProvinceFetch: Handler<typeof utilityProvinceFetch, Shop> = (_input, { shop }) =>
  regionsOfLevel(shop, 'province', null)
