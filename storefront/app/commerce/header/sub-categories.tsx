import type { CategoryNode } from '@gema/contract/shapes/category-node.ts'
import { ChevronRight } from 'lucide-react'
import { addressOf } from '../../addresses.ts'
import { PageLink } from '../../language/page-link.tsx'
import { useWords } from '../../language/use-words.ts'
import { Icon } from '../../ui/icon.tsx'
import { groupedCount } from '../grouped-count.ts'
import { ShopPicture } from '../shop-picture.tsx'
import { headerWords } from './header-words.ts'
import { TopBrands } from './top-brands.tsx'

/** The second level of the category menu: pictures, names, how much there is of each, and the main makers. */
export function SubCategories({ category }: { category: CategoryNode }) {
  const t = useWords(headerWords)
  return (
    <div className="min-w-0">
      <div className="flex items-baseline justify-between gap-4">
        <p className="text-18 font-strong">{category.name}</p>
        <PageLink
          to={addressOf('category', { category: category.slug })}
          className="inline-flex items-center gap-1 text-14 font-semibold whitespace-nowrap text-primary hover:underline"
        >
          {t('see_all', { shown: groupedCount(category.product_count) })}
          <Icon of={ChevronRight} size={16} turns />
        </PageLink>
      </div>
      <ul className="mt-3 mb-4 grid grid-cols-2 gap-x-3 gap-y-1">
        {category.child.map((child) => (
          <li key={child.uuid}>
            <PageLink
              to={addressOf('subCategory', { category: category.slug, subCategory: child.slug })}
              data-menu-column="1"
              className="flex items-center gap-3.5 rounded-inner p-1.5 hover:bg-soft"
            >
              <ShopPicture
                picture={child.image}
                alt=""
                widths={[96, 160]}
                sizes="68px"
                className="size-17 shrink-0 rounded-inner"
              />
              <span className="min-w-0">
                <span className="block text-14 font-semibold">{child.name}</span>
                <span className="figures block text-12 text-ink-2">
                  {t('products', { count: child.product_count })}
                </span>
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
      {category.top_brands.length > 0 && <TopBrands brands={category.top_brands} />}
    </div>
  )
}
