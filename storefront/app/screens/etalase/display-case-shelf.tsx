import type { DisplayCase } from '@gema/contract/calls/catalogue.ts'
import { ChevronRight } from 'lucide-react'
import { addressOf } from '../../addresses.ts'
import { ColumnRail } from '../../commerce/column-rail.tsx'
import { ShopPicture } from '../../commerce/shop-picture.tsx'
import { PageLink } from '../../language/page-link.tsx'
import { useWords } from '../../language/use-words.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { Icon } from '../../ui/icon.tsx'
import { etalaseWords } from './etalase-words.ts'

/** A display case: what it is for, its first products, and the way to all of them. */
export function DisplayCaseShelf({ displayCase }: { displayCase: DisplayCase }) {
  const t = useWords(etalaseWords)
  const { slug, uuid, name, text, image, product_count: count, products } = displayCase
  const titleId = `title-${slug}`
  return (
    <section
      id={slug}
      aria-labelledby={titleId}
      className="grid scroll-mt-24 gap-x-8 gap-y-4 w1200:grid-cols-[264px_minmax(0,1fr)]"
    >
      <div className="flex items-center gap-4 w1200:flex-col w1200:items-stretch w1200:rounded-card w1200:bg-soft w1200:p-5">
        <ShopPicture
          picture={image}
          alt=""
          widths={[160, 240, 480]}
          sizes="(min-width: 1200px) 224px, 80px"
          className="size-18 shrink-0 rounded-inner w768:size-20 w1200:aspect-[1.4] w1200:size-auto"
          pictureClassName="w1200:object-contain"
        />
        <div className="min-w-0 flex-1">
          <h2 id={titleId} className="text-18 w768:text-22">
            {name}
          </h2>
          <p className="mt-0.5 text-14 text-ink-2 text-pretty">{text}</p>
        </div>
        <PageLink
          to={`${addressOf('productList', { main: slug })}?display_case=${uuid}`}
          aria-label={t('see_all_of', { count, name })}
          className={`${buttonClasses('secondary', 40)} shrink-0 max-w576:hidden`}
        >
          {t('see_all', { count })}
          <Icon of={ChevronRight} size={16} turns />
        </PageLink>
      </div>
      <div className="min-w-0">
        <ColumnRail cards={products} besideFrom={1200} />
        <PageLink
          to={`${addressOf('productList', { main: slug })}?display_case=${uuid}`}
          aria-label={t('see_all_of', { count, name })}
          className={`${buttonClasses('secondary', 40)} mt-4 w-full w576:hidden`}
        >
          {t('see_all', { count })}
          <Icon of={ChevronRight} size={16} turns />
        </PageLink>
      </div>
    </section>
  )
}
