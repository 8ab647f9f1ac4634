import { useQuery } from '@tanstack/react-query'
import { addressOf } from '../../addresses.ts'
import { useAsk } from '../../api/browser-ask.ts'
import { EmptyState } from '../../commerce/empty-state.tsx'
import { ProductGrid, ProductGridSkeleton } from '../../commerce/product-grid.tsx'
import { SectionHead } from '../../commerce/section-head.tsx'
import { useLanguage } from '../../language/use-language.ts'
import { useWords } from '../../language/use-words.ts'
import { cartWords } from './cart-words.ts'

const shown = 12

/** Nothing is in the cart: the way to the products, and some that many choose. */
export function EmptyCart() {
  const t = useWords(cartWords)
  const ask = useAsk()
  const { language } = useLanguage()
  const { data, isError } = useQuery({
    queryKey: ['recommended', language],
    staleTime: 5 * 60_000,
    queryFn: async () => {
      const answer = await ask('productFetchRecommended', { per_page: shown })
      return answer.ok ? answer.data.result.data : []
    },
  })
  const nothing = isError || data?.length === 0
  return (
    <>
      <EmptyState
        title={t('empty_title')}
        text={t('empty_text')}
        action={{ text: t('empty_action'), to: addressOf('categories') }}
      />
      {!nothing && (
        <section className="mt-4">
          <SectionHead title={t('recommended')} />
          {data ? <ProductGrid cards={data} /> : <ProductGridSkeleton count={shown} />}
        </section>
      )}
    </>
  )
}
