import type { CallData } from '@gema/contract/client.ts'
import { useSearchParams } from 'react-router'
import { addressOf } from '../../addresses.ts'
import { EmptyState } from '../../commerce/empty-state.tsx'
import { ProductCard } from '../../commerce/product-card/product-card.tsx'
import { useWords } from '../../language/use-words.ts'
import { chosenSale } from './chosen-sale.ts'
import { FlashHero } from './flash-hero.tsx'
import { flashSaleWords } from './flash-sale-words.ts'
import { NextSale } from './next-sale.tsx'
import { ReminderLink } from './reminder-link.tsx'
import { SessionTabs } from './session-tabs.tsx'
import { useEdgeRefresh } from './use-edge-refresh.ts'

export type FlashSales = CallData<'flashSaleFetch'>

/** The flash sales: the one that runs or was chosen, and the way to the others. */
export function FlashSalePage({ sales }: { sales: FlashSales }) {
  const t = useWords(flashSaleWords)
  const [params] = useSearchParams()
  const { flash_sales, server_time } = sales
  useEdgeRefresh(flash_sales, server_time)
  const chosen = chosenSale(flash_sales, params.get('session'))
  if (chosen === undefined) return <NoSale />
  const coming = flash_sales.find((sale) => !sale.is_running && sale !== chosen)
  const reminded = chosen.is_running ? coming : chosen
  return (
    <>
      <FlashHero sale={chosen} serverTime={server_time} />
      <div className="wrap">
        <SessionTabs sales={flash_sales} chosen={chosen} serverTime={server_time}>
          {reminded && <ReminderLink sale={reminded} serverTime={server_time} look="secondary" />}
        </SessionTabs>
        {!chosen.is_running && (
          <ReminderLink
            sale={chosen}
            serverTime={server_time}
            look="secondary"
            className="mb-5 w768:hidden"
          />
        )}
        <h2 className="sr-only">{t('products')}</h2>
        <ul className="product-grid max-w768:gap-y-6">
          {chosen.products.map((card) => (
            <li key={card.uuid} className="min-w-0">
              {/* Before it begins nothing is sold of it. */}
              <ProductCard card={card} withQuota={chosen.is_running} />
            </li>
          ))}
        </ul>
        {coming && coming.products.length > 0 && <NextSale sale={coming} serverTime={server_time} />}
      </div>
    </>
  )
}

function NoSale() {
  const t = useWords(flashSaleWords)
  return (
    <div className="wrap">
      <h1 className="sr-only">{t('title')}</h1>
      <EmptyState
        title={t('empty_title')}
        text={t('empty_text')}
        action={{ text: t('empty_action'), to: addressOf('categories') }}
      />
    </div>
  )
}
