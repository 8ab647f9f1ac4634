import type { HomeFlashSale } from '@gema/contract/calls/home.ts'
import { ChevronRight, Zap } from 'lucide-react'
import { useCallback } from 'react'
import { useRevalidator } from 'react-router'
import { addressOf } from '../../addresses.ts'
import { ProductCard } from '../../commerce/product-card/product-card.tsx'
import { PageLink } from '../../language/page-link.tsx'
import { useWords } from '../../language/use-words.ts'
import { Countdown } from '../../ui/countdown.tsx'
import { Icon } from '../../ui/icon.tsx'
import { homeWords } from './home-words.ts'

/** The flash sale that runs now. When it ends the page asks for its prices again. */
export function FlashRail({ sale, serverTime }: { sale: HomeFlashSale; serverTime: string }) {
  const t = useWords(homeWords)
  const { revalidate } = useRevalidator()
  const refresh = useCallback(() => void revalidate(), [revalidate])
  return (
    <section className="wrap section">
      <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 w768:mb-6 w768:gap-x-6">
        <h2 className="inline-flex items-center gap-2 text-22 w768:text-28">
          <Icon of={Zap} size={24} className="fill-sale text-sale" />
          {t('flash_title')}
        </h2>
        <div className="inline-flex items-center gap-2 text-14 text-ink-2">
          <span className="max-w768:hidden">{t('flash_ends')}</span>
          <Countdown
            key={sale.end_time}
            endTime={sale.end_time}
            serverTime={serverTime}
            label={t('flash_ends')}
            onEnd={refresh}
          />
        </div>
        <PageLink
          to={addressOf('flashSale')}
          className="ms-auto inline-flex items-center gap-1 text-14 font-semibold text-primary hover:underline"
        >
          {t('flash_all', { count: sale.products.length })}
          <Icon of={ChevronRight} size={16} turns />
        </PageLink>
      </div>
      <ul className="rail">
        {sale.products.slice(0, 6).map((card) => (
          <li key={card.uuid}>
            <ProductCard card={card} withQuota />
          </li>
        ))}
      </ul>
    </section>
  )
}
