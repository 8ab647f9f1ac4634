import { z } from 'zod'

/** Shorter texts are not searched for; longer ones are no search. */
export const shortestSearch = 3
export const longestSearch = 100

export const searchText = z
  .string()
  .trim()
  .min(shortestSearch, 'search_too_short')
  .max(longestSearch, 'search_too_long')
