import type { CategoryNode } from '@gema/contract/shapes/category-node.ts'
import type { ProductCard } from '@gema/contract/shapes/product-card.ts'
import { ChevronRight } from 'lucide-react'
import { addressOf } from '../../addresses.ts'
import { ColumnRail } from '../../commerce/column-rail.tsx'
import { ShopPicture } from '../../commerce/shop-picture.tsx'
import { PageLink } from '../../language/page-link.tsx'
import { useWords } from '../../language/use-words.ts'
import { Icon } from '../../ui/icon.tsx'
import { categoriesWords } from './categories-words.ts'
import { SubCategoryGrid } from './sub-category-grid.tsx'

interface CategorySectionProps {
  category: CategoryNode
  products: ProductCard[]
  /** Its picture is in sight at once. */
  first: boolean
}

/** A main category: its picture, its own categories, and on wide screens what is bought most. */
export function CategorySection({ category, products, first }: CategorySectionProps) {
  const t = useWords(categoriesWords)
  const address = addressOf('category', { category: category.slug })
  const titleId = `title-${category.slug}`
  return (
    <section id={category.slug} aria-labelledby={titleId} className="scroll-mt-[72px] w768:scroll-mt-21">
      <CategoryBanner category={category} first={first} />
      <div className="mt-4 mb-2.5 flex items-baseline justify-between gap-4 w768:mt-6 w768:mb-4">
        <h2 id={titleId} className="text-16 w768:text-28">
          {category.name}
        </h2>
        <PageLink
          to={address}
          aria-label={t('see_all_of', { category: category.name })}
          className="inline-flex flex-none items-center gap-1 text-14 font-semibold text-primary hover:underline"
        >
          {t('see_all')}
          <Icon of={ChevronRight} size={16} turns className="max-w768:hidden" />
        </PageLink>
      </div>
      <SubCategoryGrid category={category} />
      {products.length > 0 && (
        <div className="mt-8 max-w768:hidden">
          <h3 className="mb-4 text-18">{t('popular')}</h3>
          <ColumnRail cards={products} besideFrom={768} />
        </div>
      )}
    </section>
  )
}

function CategoryBanner({ category, first }: { category: CategoryNode; first: boolean }) {
  const t = useWords(categoriesWords)
  return (
    <PageLink
      to={addressOf('category', { category: category.slug })}
      className="group relative block h-28 overflow-hidden rounded-card bg-night text-white w768:h-50 w768:rounded-band"
    >
      <ShopPicture
        picture={category.scene_image}
        alt=""
        widths={[480, 640, 960, 1280]}
        sizes="(min-width: 1400px) 1064px, (min-width: 768px) 75vw, calc(100vw - 120px)"
        eager={first}
        fill
        pictureClassName="transition-transform duration-250 ease-gema group-hover:scale-104"
      />
      <span className="absolute inset-x-0 bottom-0 bg-linear-to-t from-night/90 to-night/0 px-3.5 pt-12 pb-3 w768:px-6 w768:pt-20 w768:pb-5">
        <b className="block text-16 leading-[22px] font-strong w768:text-22">{category.tagline}</b>
        <span className="block text-12 text-on-night w768:text-14">
          {t('products', { count: category.product_count })}
        </span>
      </span>
    </PageLink>
  )
}
