import type { ListingHead } from '@gema/contract/shapes/listing.ts'
import type { ListingSource } from '@gema/contract/shapes/listing-query.ts'
import { inLanguage, type Translated } from '@gema/contract/values/language.ts'
import {
  type Category,
  findBrand,
  findCollection,
  findDisplayCase,
} from '../../modules/catalogue/catalogue.ts'
import type { Scope } from '../../modules/listing/listing.ts'
import type { Store } from '../../modules/stores/stores.ts'
import type { Shop } from '../../shop.ts'
import { presentSlugs } from './present-slugs.ts'

export interface ListingSourceFound {
  head: ListingHead
  scope: Scope
}

interface Wanted {
  source: ListingSource
  key: string
  language: string
  categories: Category[]
  stores: Store[]
  /** Products by sub-category. */
  counts: Map<number, number>
}

/** What a list is of, from the name that an address gives it; nothing when there is no such thing. */
export async function findListingSource(
  { db }: Pick<Shop, 'db'>,
  wanted: Wanted,
): Promise<ListingSourceFound | undefined> {
  const { source, key, language } = wanted
  switch (source) {
    case 'category':
    case 'sub_category':
      return findCategory(wanted)
    case 'brand': {
      const brand = await findBrand(db, key)
      return brand && listOf(source, { ...brand, text: brand.tagline, image: brand.logo }, language)
    }
    case 'collection': {
      const collection = await findCollection(db, key)
      return collection && listOf(source, collection, language)
    }
    case 'display_case': {
      const displayCase = await findDisplayCase(db, key)
      return displayCase && listOf(source, displayCase, language)
    }
    case 'store': {
      const store = wanted.stores.find(({ slug, uuid, id }) => [slug, uuid, String(id)].includes(key))
      return store && listOf(source, { ...store, text: store.tagline ?? store.note }, language)
    }
  }
}

interface Named {
  id: number
  uuid: string
  slug: string | Translated
  name: string | Translated
  text: string | Translated
  image: string | null
  productIds?: number[]
}

function listOf(kind: ListingSource, row: Named, language: string): ListingSourceFound {
  const text = (value: string | Translated) =>
    typeof value === 'string' ? value : inLanguage(value, language)
  const head: ListingHead = {
    kind,
    id: row.id,
    uuid: row.uuid,
    slug: text(row.slug),
    slugs: presentSlugs(row.slug),
    name: text(row.name),
    text: text(row.text),
    image: row.image,
    parent: null,
    siblings: [],
  }
  return { head, scope: scopeOf(kind, row) }
}

function scopeOf(kind: ListingSource, { id, productIds }: Named): Scope {
  if (productIds !== undefined) return { kind: 'products', productIds }
  return kind === 'brand' ? { kind: 'brand', brandId: id } : { kind: 'store', storeId: id }
}

/** A category by its uuid, or by its slug in any language. */
function findCategory({ source, key, language, categories, counts }: Wanted): ListingSourceFound | undefined {
  const isNamed = ({ uuid, slug }: Category) => uuid === key || Object.values(slug).includes(key)
  const main = categories.find((category) =>
    source === 'category' ? isNamed(category) : category.children.some(isNamed),
  )
  const category = source === 'category' ? main : main?.children.find(isNamed)
  if (main === undefined || category === undefined) return undefined
  const crumb = ({ name, slug }: Category) => ({
    name: inLanguage(name, language),
    slug: inLanguage(slug, language),
  })
  return {
    head: {
      kind: source,
      id: category.id,
      uuid: category.uuid,
      ...crumb(category),
      slugs: presentSlugs(category.slug),
      text: inLanguage(category.tagline ?? main.tagline ?? { en: '' }, language),
      image: category.sceneImage ?? category.image,
      parent: source === 'category' ? null : { ...crumb(main), slugs: presentSlugs(main.slug) },
      siblings: main.children.map((child) => ({ ...crumb(child), product_count: counts.get(child.id) ?? 0 })),
    },
    scope: {
      kind: 'categories',
      categoryIds: source === 'category' ? [main.id, ...main.children.map(({ id }) => id)] : [category.id],
    },
  }
}
