import { z } from 'zod'

/** More of one thing is an order that somebody should talk about first. */
export const mostOfOne = 99

/** How many of a thing somebody wants. */
export const quantity = z
  .number()
  .int('field_invalid')
  .min(1, 'quantity_too_small')
  .max(mostOfOne, 'quantity_too_large')
