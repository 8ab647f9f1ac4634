import { z } from 'zod'

/** What a customer sees of their own account. */
export const customerProfile = z.object({
  uuid: z.uuid(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
})

export type CustomerProfile = z.output<typeof customerProfile>
