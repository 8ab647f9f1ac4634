import type { CategoryLeaf, CategoryNode } from '@gema/contract/shapes/category-node.ts'
import { inLanguage } from '@gema/contract/values/language.ts'
import type { allBrands, Category } from '../../modules/catalogue/catalogue.ts'
import type { ListingIndex } from '../../modules/listing/listing.ts'

interface MenuContext {
  counts: ListingIndex['counts']
  brands: Awaited<ReturnType<typeof allBrands>>
  language: string
}

const mostBrands = 4

export function presentCategory(category: Category, context: MenuContext): CategoryNode {
  const { language } = context
  return {
    ...presentLeaf(category, context),
    icon: category.icon,
    tagline: category.tagline === null ? '' : inLanguage(category.tagline, language),
    scene_image: category.sceneImage,
    child: category.children.map((child) => presentLeaf(child, context)),
    top_brands: topBrandsOf(category, context),
  }
}

/** How many products a category has, with those of its sub-categories. */
export const presentProductCount = (category: Category, counts: ListingIndex['counts']): number =>
  [category, ...category.children].reduce((sum, { id }) => sum + (counts.category.get(id) ?? 0), 0)

function presentLeaf(category: Category, { counts, language }: MenuContext): CategoryLeaf {
  return {
    id: category.id,
    uuid: category.uuid,
    name: inLanguage(category.name, language),
    slug: inLanguage(category.slug, language),
    image: category.image,
    product_count: presentProductCount(category, counts),
  }
}

function topBrandsOf(category: Category, { counts, brands }: MenuContext): CategoryNode['top_brands'] {
  const ofBrands = new Map<number, number>()
  for (const { id } of [category, ...category.children]) {
    for (const [brandId, count] of counts.brandsOfCategory.get(id) ?? []) {
      ofBrands.set(brandId, (ofBrands.get(brandId) ?? 0) + count)
    }
  }
  return brands
    .filter(({ id }) => ofBrands.has(id))
    .sort((a, b) => (ofBrands.get(b.id) ?? 0) - (ofBrands.get(a.id) ?? 0))
    .slice(0, mostBrands)
    .map(({ uuid, slug, name, logo }) => ({ uuid, slug, name, logo }))
}
