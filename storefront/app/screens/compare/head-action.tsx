import type { Compared } from '@gema/contract/calls/compare-list.ts'
import { addressOf } from '../../addresses.ts'
import { AddButton } from '../../commerce/cart/add-button.tsx'
import { PageLink } from '../../language/page-link.tsx'
import { useWords } from '../../language/use-words.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { Star } from '../../ui/star.tsx'
import { compareWords } from './compare-words.ts'

const action = 'mt-2 w-full max-w992:px-2 print:hidden'

/** What others think of a product, and the way into the cart; where something is to be chosen, to its page. */
export function HeadAction({ product }: { product: Compared['products'][number] }) {
  const t = useWords(compareWords)
  const { rating, rating_count: count, only_inventory: only } = product
  return (
    <>
      <p className="flex min-h-5 items-center gap-1 text-12 text-ink-2">
        {rating !== null && (
          <>
            <Star />
            <b aria-hidden className="figures font-strong text-ink">
              {rating.toFixed(1)}
            </b>
            <span aria-hidden className="figures">
              ({count})
            </span>
            <span className="sr-only">{t('rated', { rating, count })}</span>
          </>
        )}
      </p>
      {only !== null && product.stock > 0 ? (
        <AddButton inventory={only} product={product.name} className={action} />
      ) : (
        <PageLink
          to={addressOf('product', { main: product.slug, id: product.uuid })}
          aria-label={t('view_of', { product: product.name })}
          className={`${buttonClasses('primary', 40)} ${action}`}
        >
          {t('view')}
        </PageLink>
      )}
    </>
  )
}
