import type { CategoryLeaf, CategoryNode } from '@gema/contract/shapes/category-node.ts'
import { inLanguage } from '@gema/contract/values/language.ts'
import type { Category } from '../../modules/catalogue/catalogue.ts'

export function presentCategory(category: Category, language: string): CategoryNode {
  return {
    ...presentLeaf(category, language),
    icon: category.icon,
    tagline: category.tagline === null ? '' : inLanguage(category.tagline, language),
    scene_image: category.sceneImage,
    child: category.children.map((child) => presentLeaf(child, language)),
  }
}

function presentLeaf(category: Category, language: string): CategoryLeaf {
  return {
    id: category.id,
    uuid: category.uuid,
    name: inLanguage(category.name, language),
    slug: inLanguage(category.slug, language),
    image: category.image,
  }
}
