import { addressOf } from '../../addresses.ts'

/** The page with everything that is found for a text. */
export const searchAddress = (text: string): string =>
  `${addressOf('search')}?${new URLSearchParams({ q: text })}`
