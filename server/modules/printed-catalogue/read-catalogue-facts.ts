import { inLanguage, type PredefinedLanguage } from '@gema/contract/values/language.ts'
import type { Db } from '../../platform/database/database.ts'
import { type Category, categoryTree, type PrintedFacts, readPrintedFacts } from '../catalogue/catalogue.ts'
import { readSliders } from '../content/content.ts'
import { priceAt } from '../pricing/pricing.ts'
import { readSettings } from '../settings/settings.ts'
import { ownStores, type Store } from '../stores/stores.ts'
import type { CatalogueFacts, PrintedGoods, PrintedSection } from './catalogue-facts.ts'
import { keyFigures, specKeys } from './rules/key-figures.ts'
import { orderCode } from './rules/order-code.ts'
import { variantChoices } from './rules/variant-choices.ts'

/**
 * More than these make a book that nobody opens and a file that nobody loads. A larger shop prints what is wanted most,
 * and says so.
 */
export const mostPrinted = 1_000
const mostFigures = 6

interface Telling {
  language: PredefinedLanguage
  /** Where the pages of the language begin. */
  url: string
  decimalFormat: string
  now: Date
}

/** Reads all that is printed, at most `most` products. */
export async function readCatalogueFacts(
  db: Db,
  { language, siteUrl, now, most = mostPrinted }: ReadingFor,
): Promise<CatalogueFacts> {
  const [assortment, tree, settings, stores, slides] = await Promise.all([
    readPrintedFacts(db, { most, specKeys }),
    categoryTree(db),
    readSettings(db),
    ownStores(db),
    readSliders(db),
  ])
  const url = language === 'en' ? siteUrl : `${siteUrl}/${language}`
  const telling: Telling = { language, url, now, decimalFormat: settings.decimalFormat }
  const sections = sectionsOf(tree, assortment.products, telling)
  return {
    ...{ language, sections, printed: assortment.products.length, total: assortment.total },
    cover: slides[0]?.imagePhone ?? slides[0]?.image ?? sections.find(({ scene }) => scene)?.scene ?? null,
    seller: {
      ...{ name: settings.siteName, tagline: inLanguage(settings.tagline, language), url },
      colour: /^#[0-9a-f]{6}$/i.test(settings.primaryColor) ? settings.primaryColor : '#4338ca',
      ...{ phone: settings.phone, email: settings.email },
    },
    stores: stores.map((store) => storeOf(store, language)),
    money: {
      ...{ icon: settings.currencyIcon, position: settings.currencyPosition },
      decimalFormat: settings.decimalFormat,
    },
  }
}

interface ReadingFor {
  language: PredefinedLanguage
  siteUrl: string
  now: Date
  most?: number
}

const storeOf = (
  { name, address, city, postcode, phone, note, hours }: Store,
  language: string,
): CatalogueFacts['stores'][number] => ({
  ...{ name, hours, note: inLanguage(note, language) },
  lines: [address, `${city} ${postcode}`, phone],
})

/** Every main category that has products, with those of each category below it. */
function sectionsOf(tree: Category[], products: PrintedFacts[], telling: Telling): PrintedSection[] {
  const byCategory = Map.groupBy(products, ({ categoryId }) => categoryId)
  const { language } = telling
  return tree.flatMap((main) => {
    const groups = withChildren(main).flatMap(({ id, name }) => {
      const goods = byCategory.get(id)?.map((facts) => goodsOf(facts, telling)) ?? []
      return goods.length === 0 ? [] : [{ name: inLanguage(name, language), goods }]
    })
    if (groups.length === 0) return []
    const tagline = main.tagline === null ? '' : inLanguage(main.tagline, language)
    return [{ name: inLanguage(main.name, language), tagline, scene: main.sceneImage, groups }]
  })
}

const withChildren = (category: Category): Category[] => [
  category,
  ...category.children.flatMap(withChildren),
]

function goodsOf(facts: PrintedFacts, { language, url, decimalFormat, now }: Telling): PrintedGoods {
  const { variants, spec, defaultPrice, specialPrice } = facts
  const product = { defaultPrice, specialPrice }
  const prices = variants.map((inventory) => priceAt({ product, inventory }, now))
  const lowest = prices.reduce(
    (low, price) => (price.current < low.current ? price : low),
    prices[0] ?? priceAt({ product }, now),
  )
  const { current, selling, percent } = lowest
  const choices = variantChoices(variants, language)
  const differIn = choices.map(({ of }) => of)
  return {
    url: `${url}/${inLanguage(facts.slug, language)}/product/${facts.uuid}`,
    ...{ brand: facts.brand, picture: facts.picture },
    ...{ name: inLanguage(facts.name, language), summary: inLanguage(facts.summary, language) },
    code: orderCode(
      variants.map(({ sku }) => sku),
      facts.model,
    ),
    figures: keyFigures(spec, { language, decimalFormat, differIn }, mostFigures),
    choices,
    price: { current, selling, percent },
    isFrom: prices.some((price) => price.current > current),
  }
}
