import type { CategoryNode } from '@gema/contract/shapes/category-node.ts'
import { addressOf } from '../../addresses.ts'
import { ShopPicture } from '../../commerce/shop-picture.tsx'
import { PageLink } from '../../language/page-link.tsx'
import { useWords } from '../../language/use-words.ts'
import { categoriesWords } from './categories-words.ts'

/** The categories inside one: tiles on a phone, rows with a count on wide screens. */
export function SubCategoryGrid({ category }: { category: CategoryNode }) {
  const t = useWords(categoriesWords)
  return (
    <ul className="grid grid-cols-2 gap-x-2 gap-y-3.5 w350:grid-cols-3 w768:grid-cols-2 w768:gap-x-3 w768:gap-y-1 w992:grid-cols-3 w1400:grid-cols-4">
      {category.child.map((child) => (
        <li key={child.uuid}>
          <PageLink
            to={addressOf('subCategory', { category: category.slug, subCategory: child.slug })}
            className="block text-12 max-w768:text-center w768:flex w768:items-center w768:gap-3.5 w768:rounded-inner w768:p-1.5 w768:text-14 w768:hover:bg-soft"
          >
            <ShopPicture
              picture={child.image}
              alt=""
              widths={[96, 160, 240]}
              sizes="(min-width: 768px) 68px, 30vw"
              className="aspect-square rounded-inner max-w768:mb-1.5 w768:size-17 w768:shrink-0"
            />
            <span>
              <span className="block w768:font-semibold">{child.name}</span>
              <span className="block text-12 text-ink-2 max-w768:hidden">
                {t('products', { count: child.product_count })}
              </span>
            </span>
          </PageLink>
        </li>
      ))}
    </ul>
  )
}
