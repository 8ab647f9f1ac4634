import type { HomeData } from '@gema/contract/calls/home.ts'
import { addressOf } from '../../addresses.ts'
import { SectionHead } from '../../commerce/section-head.tsx'
import { ShopPicture } from '../../commerce/shop-picture.tsx'
import { PageLink } from '../../language/page-link.tsx'
import { useWords } from '../../language/use-words.ts'
import { DrawnOnce } from '../../ui/drawn-once.tsx'
import { homeWords } from './home-words.ts'

/** The main categories with a picture each. */
export const CategoryRail = (given: { categories: HomeData['featured_categories'] }) => (
  <DrawnOnce as="section" className="wrap section" of={CategoryRailParts} given={given} />
)

function CategoryRailParts({ categories }: { categories: HomeData['featured_categories'] }) {
  const t = useWords(homeWords)
  return (
    <>
      <SectionHead
        title={t('categories_title')}
        more={{ to: addressOf('categories'), text: t('categories_all') }}
      />
      <ul className="grid grid-cols-3 gap-x-2 gap-y-4 w380:grid-cols-4 w768:gap-[var(--gap)] w1200:grid-cols-8">
        {categories.map((category) => (
          <li key={category.uuid}>
            <PageLink to={addressOf('category', { category: category.slug })} className="group block">
              <ShopPicture
                picture={category.image}
                alt=""
                widths={[160, 320]}
                sizes="(min-width: 1200px) 12vw, 25vw"
                className="aspect-square rounded-card"
                pictureClassName="transition-transform duration-250 ease-gema group-hover:scale-104"
              />
              <span className="mt-1.5 block text-12 font-semibold max-w768:text-center w768:mt-2.5 w768:text-14">
                {category.name}
              </span>
              <span className="text-12 text-ink-2 max-w768:hidden">
                {t('products', { count: category.product_count })}
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </>
  )
}
