import { z } from 'zod'
import { banner } from './banner.ts'
import { shopLink } from './shop-links.ts'

export const currencyPosition = { before: 1, after: 2 } as const

/** A banner shows when its status is public. */
export const bannerStatus = { public: 1, hidden: 2 } as const

const colour = z.string().regex(/^#[0-9a-f]{6}$/i)

/** The shop's public settings, in the language asked for. */
export const setting = z.object({
  site_name: z.string(),
  site_url: z.string(),
  api_base: z.string(),
  meta_title: z.string(),
  meta_description: z.string(),
  copyright_text: z.string(),
  header_logo: z.object({ path: z.string() }).nullable(),
  email: z.string(),
  phone: z.string(),
  default_state: z.string(),
  currency: z.string(),
  currency_icon: z.string(),
  currency_position: z.union([z.literal(1), z.literal(2)]),
  decimal_format: z.string(),
  styling: z.object({ direction: z.enum(['ltr', 'rtl']) }),
  primary_color: colour,
  primary_hover_color: colour,
  vendor_registration: z.boolean(),
  google_login: z.boolean(),
  facebook_login: z.boolean(),
  store_setting: z.object({ guest_checkout: z.boolean() }),
  site_setting: z.object({
    tagline: z.string(),
    whatsapp: z.string(),
    social_links: z.array(z.object({ network: z.string(), url: z.string() })),
    payment_logos: z.array(z.string()),
    catalogue_download: z.boolean(),
  }),
  header_links: z.object({ left: z.array(shopLink), right: z.array(shopLink) }),
  top_banner: z.object({
    status: z.union([z.literal(1), z.literal(2)]),
    banner: banner.nullable(),
  }),
})

export type Setting = z.output<typeof setting>
