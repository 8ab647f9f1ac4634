import type { StoreDetail } from '@gema/contract/calls/store.ts'
import type { Listing } from '@gema/contract/shapes/listing.ts'
import { addressOf } from '../../addresses.ts'
import { EmptyState } from '../../commerce/empty-state.tsx'
import { SortSelect } from '../../commerce/listing/sort-select.tsx'
import { PageLinks } from '../../commerce/page-links.tsx'
import { ProductGrid } from '../../commerce/product-grid.tsx'
import { useWords } from '../../language/use-words.ts'
import { StoreCategories } from './store-categories.tsx'
import { storePageWords } from './store-page-words.ts'
import { StoreSearch } from './store-search.tsx'

interface StoreProductsProps {
  store: StoreDetail
  listing: Listing
}

/** What the store sells: search, categories, order and pages. */
export function StoreProducts({ store, listing }: StoreProductsProps) {
  const t = useWords(storePageWords)
  return (
    <section id="products" className="scroll-mt-28 pt-4 w768:pt-5">
      <h2 className="sr-only">{t('products_title')}</h2>
      {store.product_count === 0 ? (
        <EmptyState
          title={t('empty_title')}
          text={t('empty_text')}
          action={{ text: t('empty_action'), to: addressOf('categories') }}
        />
      ) : (
        <>
          <div className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-2.5 w768:mb-6">
            <StoreSearch />
            <StoreCategories categories={listing.facets.categories} />
            <SortSelect />
          </div>
          {listing.result.data.length === 0 ? (
            <EmptyState
              title={t('nothing_title')}
              text={t('nothing_text')}
              action={{
                text: t('nothing_action'),
                to: `${addressOf('store', { slug: store.slug })}#products`,
              }}
            />
          ) : (
            <ProductGrid cards={listing.result.data} />
          )}
          <PageLinks page={listing.result} section="products" />
        </>
      )}
    </section>
  )
}
