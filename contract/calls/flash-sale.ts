import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { productCard } from '../shapes/product-card.ts'

const flashSale = z.object({
  uuid: z.uuid(),
  name: z.string(),
  start_time: z.iso.datetime(),
  end_time: z.iso.datetime(),
  is_running: z.boolean(),
  /** Before the sale begins these carry the price that they will have. */
  products: z.array(productCard),
})

export const flashSaleFetch = defineCall('flashSaleFetch', {
  summary: 'The flash sales that run now and the next ones, in the order of their time.',
  caller: 'anyone',
  pace: 'reading',
  shared: true,
  input: z.object({
    /** For checking the countdown: the nearest sale as if it ran now. Answers 404 outside of demo mode. */
    test: z.enum(['1']).optional(),
  }),
  data: z.object({ server_time: z.iso.datetime(), flash_sales: z.array(flashSale) }),
})

export type FlashSale = z.output<typeof flashSale>
