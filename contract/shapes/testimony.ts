import { z } from 'zod'

export const testimony = z.object({
  uuid: z.uuid(),
  name: z.string(),
  city: z.string(),
  text: z.string(),
  rating: z.number().int(),
  bought: z.string(),
  image: z.string().nullable(),
})

export type Testimony = z.output<typeof testimony>
