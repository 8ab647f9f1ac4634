import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { regionCode } from '../shapes/address.ts'
import { formGuard } from '../shapes/form-guard.ts'
import { bankDetails } from '../values/bank-details.ts'
import { email } from '../values/email.ts'
import { flatLine, oneLine, personName, someLines } from '../values/person-name.ts'
import { phone } from '../values/phone.ts'

export const sellerCategories = ['home_theater', 'karaoke', 'furniture', 'accessories', 'services'] as const

/** The most that one document may weigh. */
export const sellerDocumentLimit = 4 * 1024 * 1024

const document = z.file().max(sellerDocumentLimit, 'document_too_large')

export const sellerRegister = defineCall('sellerRegister', {
  summary:
    'Asks to sell in the shop: a multipart form with photos of identity card and tax card (JPG or PNG). Bank and identity fields are stored encrypted.',
  caller: 'anyone',
  pace: 'form',
  bodyLimit: 2 * sellerDocumentLimit + 256 * 1024,
  done: {
    en: 'Thank you. We look at it within three working days and write to you.',
    id: 'Terima kasih. Kami memeriksanya dalam tiga hari kerja lalu menghubungi Anda.',
  },
  input: z.object({
    store_name: oneLine(60),
    owner_name: personName,
    email,
    phone,
    province: regionCode,
    city: regionCode,
    street: flatLine({ longest: 300 }),
    category: z.enum(sellerCategories, 'field_required'),
    about: someLines(2000),
    website: z
      .url({ protocol: /^https?$/, error: 'invalid_website' })
      .max(200)
      .optional(),
    ...bankDetails,
    /** The number of the identity card: sixteen digits. */
    identity_number: z
      .string()
      .transform((typed) => typed.replace(/[\s.-]/g, ''))
      .pipe(
        z
          .string()
          .min(1)
          .regex(/^\d{16}$/, 'invalid_identity_number'),
      ),
    /** The tax number, fifteen or sixteen digits; not everybody has one. */
    tax_number: z
      .string()
      .transform((typed) => typed.replace(/[\s.-]/g, ''))
      .pipe(z.string().regex(/^\d{15,16}$/, 'invalid_tax_number'))
      .optional(),
    identity_document: document,
    tax_document: document.optional(),
    terms: z.literal('1', 'terms_required'),
    ...formGuard,
  }),
  data: z.object({ reference: z.string() }),
})
