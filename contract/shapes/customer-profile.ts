import { z } from 'zod'

export const socialProviders = ['google', 'facebook'] as const
export const socialProvider = z.enum(socialProviders)
export type SocialProvider = z.output<typeof socialProvider>

/** What a customer sees of their own account. */
export const customerProfile = z.object({
  uuid: z.uuid(),
  name: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  phone: z.string(),
  birthday: z.iso.date().nullable(),
  /** The name of a picture, as in `/media/{width}/{picture}.webp`. */
  avatar: z.string().nullable(),
  /** Somebody who came through Google or Facebook may have none. */
  has_password: z.boolean(),
  password_changed_at: z.iso.datetime().nullable(),
  joined_at: z.iso.datetime(),
  saved_at: z.iso.datetime(),
  identities: z.array(z.object({ provider: socialProvider, email: z.string() })),
  newsletter: z.boolean(),
  counts: z.object({
    addresses: z.number().int(),
    wishlist: z.number().int(),
    compare: z.number().int(),
    following: z.number().int(),
    vouchers: z.number().int(),
  }),
})

export type CustomerProfile = z.output<typeof customerProfile>
