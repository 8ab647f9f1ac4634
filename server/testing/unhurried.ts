import type { ShopSettings } from '../modules/settings/settings.ts'

const often = { requests: 100_000_000, seconds: 60 }

/** Limits for a shop whose visitors all come from one machine: nobody is asked to come back later. */
export const unhurried: ShopSettings['rateLimits'] = {
  page: often,
  reading: often,
  changing: often,
  form: often,
  'sign-in': often,
  checkout: often,
  code: often,
  save: often,
  work: often,
}
