import type { PageOf } from '@gema/contract/shapes/page-of.ts'
import type { ProductCard as Card } from '@gema/contract/shapes/product-card.ts'
import { Navigate, useLocation } from 'react-router'
import { addressOf } from '../../addresses.ts'
import { EmptyState } from '../../commerce/empty-state.tsx'
import { PageLinks } from '../../commerce/page-links.tsx'
import { pageAddress } from '../../commerce/page-numbers.ts'
import { useWords } from '../../language/use-words.ts'
import { WishedProduct } from './wished-product.tsx'
import { wishlistWords } from './wishlist-words.ts'

interface WishPageProps {
  page: PageOf<Card>
  /** What is on the list now: a product that has just been removed keeps its place on the page. */
  ids: readonly string[]
}

/** One page of wishes. */
export function WishPage({ page, ids }: WishPageProps) {
  const t = useWords(wishlistWords)
  const location = useLocation()
  if (page.total === 0) {
    return (
      <EmptyState
        title={t('empty_title')}
        text={t('empty_text')}
        action={{ text: t('empty_action'), to: addressOf('recommended') }}
      />
    )
  }
  // The last products of this page have been removed elsewhere.
  if (page.data.length === 0) return <Navigate to={pageAddress(location, page.last_page)} replace />
  return (
    <>
      <h2 className="sr-only">{t('list')}</h2>
      <ul className="product-grid product-grid-beside max-w768:gap-y-6">
        {page.data.map((card) => (
          <WishedProduct key={card.uuid} card={card} removed={!ids.includes(card.uuid)} />
        ))}
      </ul>
      <PageLinks page={page} />
    </>
  )
}
