import type { FlashSale } from '@gema/contract/calls/flash-sale.ts'
import { ShopPicture } from '../../commerce/shop-picture.tsx'
import { useMoney } from '../../commerce/use-money.ts'
import { useWords } from '../../language/use-words.ts'
import { flashSaleWords } from './flash-sale-words.ts'
import { startOnClock } from './jakarta-time.ts'
import { ReminderLink } from './reminder-link.tsx'
import { useDayName } from './use-day-name.ts'

/** The sale that comes next: when, what, from which price, and a reminder. */
export function NextSale({ sale, serverTime }: { sale: FlashSale; serverTime: string }) {
  const t = useWords(flashSaleWords)
  const money = useMoney()
  const day = useDayName(serverTime)(sale.start_time)
  const lowest = Math.min(...sale.products.map(({ pricing }) => pricing.price))
  return (
    <section className="section grid grid-cols-[minmax(0,1fr)] items-center gap-4 rounded-band bg-soft p-5 w768:gap-8 w768:p-8 w992:grid-cols-[minmax(0,1fr)_auto_auto]">
      <div>
        <p className="text-14 text-ink-2">{t('next', { day, time: startOnClock(sale.start_time) })}</p>
        <h2 className="mt-0.5 text-22">
          {t('next_from', { name: sale.name, count: sale.products.length, price: money(lowest) })}
        </h2>
      </div>
      <div className="flex min-w-0 gap-3">
        {sale.products.slice(0, 4).map((card) => (
          <ShopPicture
            key={card.uuid}
            picture={card.image_path}
            alt=""
            widths={[96, 160]}
            sizes="84px"
            className="aspect-square w-17 min-w-0 rounded-inner w768:w-21"
          />
        ))}
      </div>
      <ReminderLink sale={sale} serverTime={serverTime} look="primary" />
    </section>
  )
}
