import type { sellerRegister } from '@gema/contract/calls/seller.ts'
import type { ParsedInputOf } from '@gema/contract/define-call.ts'
import { type Handler, refuse } from '../../http/handler.ts'
import { reencodePicture } from '../../modules/media/media.ts'
import { brokenRegion } from '../../modules/regions/regions.ts'
import { takeApplication, wantsSellers } from '../../modules/sellers/sellers.ts'
import type { Shop } from '../../shop.ts'
import { presentBrokenRegion } from '../utility/present-region.ts'

type Filled = ParsedInputOf<typeof sellerRegister>

/** Takes the application of somebody who wants to sell here. */
export const answerSellerRegister: Handler<typeof sellerRegister, Shop> = async (
  input,
  { shop, language },
) => {
  if (!(await wantsSellers(shop.db))) return refuse('sellers_not_wanted')
  const broken = await brokenRegion(shop.db, [input.province, input.city])
  if (broken !== undefined) return presentBrokenRegion(broken, language)
  const identity = await pictureOf(input.identity_document)
  if (identity === undefined) return refuse('picture_unreadable', { field: 'identity_document' })
  const tax = input.tax_document && (await pictureOf(input.tax_document))
  if (input.tax_document && tax === undefined) return refuse('picture_unreadable', { field: 'tax_document' })
  const reference = await takeApplication(shop.db, shop, {
    ...applicationOf(input, language),
    documents: { identity, tax },
  })
  return { reference }
}

/** Read by its contents, not by what the browser says it is, and made anew. */
async function pictureOf(file: File): Promise<Uint8Array | undefined> {
  const picture = await reencodePicture(new Uint8Array(await file.arrayBuffer()))
  return 'refused' in picture ? undefined : picture
}

/** Named one by one: nothing else can be set, and what is secret is kept apart from the rest. */
const applicationOf = (input: Filled, language: string) => ({
  told: {
    storeName: input.store_name,
    ownerName: input.owner_name,
    email: input.email,
    phone: input.phone,
    cityCode: input.city,
    street: input.street,
    category: input.category,
    about: input.about,
    website: input.website ?? '',
    language,
  },
  secret: {
    bankName: input.bank_name,
    bankAccountName: input.bank_account_name,
    bankAccountNumber: input.bank_account_number,
    identityNumber: input.identity_number,
    taxNumber: input.tax_number ?? null,
  },
})
