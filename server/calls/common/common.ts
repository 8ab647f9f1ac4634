import type { CommonData, common } from '@gema/contract/calls/common.ts'
import type { Handler } from '../../http/handler.ts'
import { allBrands, categoryTree } from '../../modules/catalogue/catalogue.ts'
import { activeLanguages } from '../../modules/languages/languages.ts'
import { readSettings } from '../../modules/settings/settings.ts'
import { ownStores } from '../../modules/stores/stores.ts'
import { madeOfSame } from '../../platform/made-once.ts'
import type { Shop } from '../../shop.ts'
import { presentLanguage } from '../localization/present-language.ts'
import { presentCategory } from './present-category.ts'
import { presentFooter } from './present-footer.ts'
import { presentSetting } from './present-setting.ts'
import { presentStore } from './present-store.ts'

/** What every page needs, in the language asked for. Nothing of it is new as long as nothing that it tells has changed. */
export const answerCommon: Handler<typeof common, Shop> = async (_input, { shop, language }) => {
  const [settings, languages, categories, brands, counts, stores] = await Promise.all([
    readSettings(shop.db),
    activeLanguages(shop.db),
    categoryTree(shop.db),
    allBrands(shop.db),
    shop.listing.currentCounts(shop.clock.now()),
    ownStores(shop.db),
  ])
  const read = { settings, languages, categories, brands, counts, stores }
  return commonOf(language, { language, config: shop.config, social: shop.social, ...read })
}

type Read<Reader extends (...given: never[]) => unknown> = Awaited<ReturnType<Reader>>

interface Parts extends Pick<Shop, 'config' | 'social'> {
  language: string
  settings: Read<typeof readSettings>
  languages: Read<typeof activeLanguages>
  categories: Read<typeof categoryTree>
  brands: Read<typeof allBrands>
  counts: Read<Shop['listing']['currentCounts']>
  stores: Read<typeof ownStores>
}

const commonOf = madeOfSame(
  ({ language, config, social, settings, categories, brands, counts, ...parts }: Parts): CommonData => ({
    setting: presentSetting(settings, { language, siteUrl: config.siteUrl, social }),
    languages: parts.languages.map(presentLanguage),
    img_src_url: '/media/',
    default_image: '/pictures/fallback.svg',
    categories: categories.map((category) => presentCategory(category, { counts, brands, language })),
    footer: presentFooter(settings.footer, language),
    stores: parts.stores.map((store) => presentStore(store, language)),
    demo: config.demo,
  }),
)
