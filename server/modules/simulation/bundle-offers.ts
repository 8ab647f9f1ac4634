import type { BundleOffer } from '@gema/contract/match/bundle-savings.ts'
import { inLanguage } from '@gema/contract/values/language.ts'
import type { Db } from '../../platform/database/database.ts'
import { type OfferedBundle, offeredBundles } from '../catalogue/catalogue.ts'

/** The bundles that are sold, as the arithmetic of savings wants them. */
export const bundleOffers = async (db: Db, language: string): Promise<BundleOffer[]> =>
  (await offeredBundles(db)).map((bundle) => offerOf(bundle, language))

const offerOf = ({ uuid, name, discountPercent, items }: OfferedBundle, language: string): BundleOffer => ({
  uuid,
  name: inLanguage(name, language),
  discount_percent: discountPercent,
  items,
})
