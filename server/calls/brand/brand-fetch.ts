import type { brandFetch } from '@gema/contract/calls/catalogue.ts'
import { inLanguage } from '@gema/contract/values/language.ts'
import type { Handler } from '../../http/handler.ts'
import { brandPage } from '../../modules/catalogue/catalogue.ts'
import type { Shop } from '../../shop.ts'
import { presentPage } from '../paging/present-page.ts'

/** The brands with how much each has in the shop, the featured ones first. */
export const answerBrandFetch: Handler<typeof brandFetch, Shop> = async (
  { page, per_page },
  { shop, language },
) => {
  const [{ brands, total }, counts] = await Promise.all([
    brandPage(shop.db, { limit: per_page, offset: (page - 1) * per_page }),
    shop.listing.currentCounts(shop.clock.now()),
  ])
  const cards = brands.map((brand) => ({
    uuid: brand.uuid,
    slug: brand.slug,
    name: brand.name,
    logo: brand.logo,
    origin: inLanguage(brand.origin, language),
    tagline: inLanguage(brand.tagline, language),
    product_count: counts.brand.get(brand.id) ?? 0,
  }))
  return presentPage(cards, { page, per_page, total })
}
