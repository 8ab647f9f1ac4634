import { z } from 'zod'

/** Opening hours of one weekday, 1 = Monday … 7 = Sunday, as minutes after midnight in the store's own time zone. */
export const openingHours = z.object({
  weekday: z.number().int().min(1).max(7),
  opens: z.number().int(),
  closes: z.number().int(),
})

/** What the footer, the home page and the store list show of a store. */
export const storeCard = z.object({
  uuid: z.uuid(),
  slug: z.string(),
  name: z.string(),
  address: z.string(),
  city: z.string(),
  postcode: z.string(),
  phone: z.string(),
  whatsapp: z.string(),
  note: z.string(),
  image: z.string().nullable(),
  directions_url: z.string(),
  hours: z.array(openingHours),
})

export type OpeningHours = z.output<typeof openingHours>
export type StoreCard = z.output<typeof storeCard>
