import type { StoreCard as Store } from '@gema/contract/shapes/store-card.ts'
import { SectionHead } from '../../commerce/section-head.tsx'
import { StoreCard } from '../../commerce/store-card.tsx'
import { useWords } from '../../language/use-words.ts'
import { DrawnOnce } from '../../ui/drawn-once.tsx'
import { homeWords } from './home-words.ts'

/** The retailer's own stores: where, when, how to get there. */
export const StoreCards = (given: { stores: Store[] }) => (
  <DrawnOnce
    as="section"
    id="stores"
    className="wrap section scroll-mt-24"
    of={StoreCardsParts}
    given={given}
  />
)

function StoreCardsParts({ stores }: { stores: Store[] }) {
  const t = useWords(homeWords)
  return (
    <>
      <SectionHead title={t('stores_title')} text={t('stores_text')} />
      <div className="grid gap-[var(--gap)] w992:grid-cols-2">
        {stores.map((store) => (
          <StoreCard key={store.uuid} store={store} />
        ))}
      </div>
    </>
  )
}
