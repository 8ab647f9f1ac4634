import type { ArticleFindData } from '@gema/contract/calls/article.ts'
import { addressOf } from '../../addresses.ts'
import { ProductCard } from '../../commerce/product-card/product-card.tsx'
import { SectionHead } from '../../commerce/section-head.tsx'
import { useWords } from '../../language/use-words.ts'
import { articleWords } from './article-words.ts'

type GoesWellProps = Pick<ArticleFindData, 'related' | 'category'>

/** What goes with the things that the article is about, and the way to more of their kind. */
export function GoesWell({ related, category }: GoesWellProps) {
  const t = useWords(articleWords)
  return (
    <section className="wrap section print:hidden">
      <SectionHead
        title={t('goes_well')}
        {...(category && { more: { to: placeOf(category), text: t('all_of', { name: category.name }) } })}
      />
      <ul className="rail">
        {related.map((card) => (
          <li key={card.uuid}>
            <ProductCard card={card} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const placeOf = ({ main, slug }: NonNullable<ArticleFindData['category']>): string =>
  slug === null
    ? addressOf('category', { category: main })
    : addressOf('subCategory', { category: main, subCategory: slug })
