import type { BundleOffer } from '@gema/contract/match/bundle-savings.ts'
import type { MatchRule } from '@gema/contract/match/match-rule.ts'
import { demoBrands } from '@gema/demo/data/brands.ts'
import { demoBundles } from '@gema/demo/data/bundles.ts'
import type { DemoProduct } from '@gema/demo/data/demo-product.ts'
import { demoDisplayCases } from '@gema/demo/data/display-cases.ts'
import { demoProducts } from '@gema/demo/data/products.ts'
import { demoSimulationTemplates } from '@gema/demo/data/simulation-templates.ts'
import { shippedMatchRules } from '@gema/server/modules/simulation/match-rules/match-rules.ts'
import { candidateFigures } from '@gema/server/modules/simulation/rules/candidate-figures.ts'
import type {
  SuggestChoice,
  SuggestComponent,
} from '@gema/server/modules/simulation/rules/suggest-systems.ts'

/** What can be composed in the demo shop, read from its data alone: no database, the same on every machine. */
export const demoCompositions: { key: string; components: SuggestComponent[] }[] =
  demoSimulationTemplates.map(({ key, components }) => ({
    key,
    components: components.map(({ key, role, isRequired, displayCase, units: [least, most, step = 1] }) => ({
      key,
      role,
      is_required: isRequired,
      min_quantity: least,
      max_quantity: most,
      quantity_step: step,
      candidates: choicesIn(displayCase),
    })),
  }))

/** The rules that ship with the shop, in English. */
export const englishRules: MatchRule[] = shippedMatchRules.map((rule) => ({
  ...rule,
  cases: rule.cases.map(({ sentence, ...rest }) => ({ ...rest, sentence: sentence.en })),
}))

export const demoBundleOffers: BundleOffer[] = demoBundles.map(({ key, name, discountPercent, items }) => ({
  uuid: key,
  name: name.en,
  discount_percent: discountPercent,
  items: items.map(([inventory, quantity]) => ({ inventory, quantity })),
}))

function choicesIn(displayCase: string): SuggestChoice[] {
  const categories = demoDisplayCases.find(({ key }) => key === displayCase)?.categories ?? []
  return demoProducts
    .filter(({ category }) => categories.includes(category.split('/')[1] ?? ''))
    .flatMap(choicesOf)
}

function choicesOf(product: DemoProduct): SuggestChoice[] {
  const spec = specOf(product)
  return product.variants.map(({ sku, price, stock, finish, attributes }) => ({
    inventory: sku,
    product_uuid: product.key,
    brand: demoBrands.find(({ key }) => key === product.brand)?.name ?? product.brand,
    name: product.name.en,
    variant: finish,
    price: price ?? product.special ?? product.price,
    selling: price ?? product.price,
    stock: Object.values(stock).reduce((sum, units) => sum + units, 0),
    figures: candidateFigures(spec, { attributes: { ...attributes } }),
    rating: 3.5 + (product.popularity % 15) / 10,
    sold_count: product.popularity * 3,
  }))
}

function specOf({ spec }: DemoProduct) {
  return Object.entries(spec).map(([key, value]) => ({
    attribute: { key },
    number: typeof value === 'number' ? value : null,
    flag: typeof value === 'boolean' ? value : null,
    text: typeof value === 'object' ? value : typeof value === 'string' ? { en: value } : null,
  }))
}
