import type { FlashSale } from '@gema/contract/calls/flash-sale.ts'
import { Zap } from 'lucide-react'
import { useWords } from '../../language/use-words.ts'
import { Icon } from '../../ui/icon.tsx'
import { BigCountdown } from './big-countdown.tsx'
import { flashSaleWords } from './flash-sale-words.ts'
import { endOnClock, startOnClock } from './jakarta-time.ts'
import { useDayName } from './use-day-name.ts'

/** What the sale is, and how long until it ends or begins. */
export function FlashHero({ sale, serverTime }: { sale: FlashSale; serverTime: string }) {
  const t = useWords(flashSaleWords)
  const day = useDayName(serverTime)(sale.start_time)
  const until = sale.is_running ? sale.end_time : sale.start_time
  return (
    <section className="bg-night bg-[radial-gradient(60%_120%_at_85%_0,#5a1410_0,transparent_70%)] text-white rtl:bg-[radial-gradient(60%_120%_at_15%_0,#5a1410_0,transparent_70%)]">
      <div className="wrap flex flex-col gap-5 py-7 w768:flex-row w768:items-center w768:justify-between w768:gap-10 w768:py-14">
        <div>
          <p className="flex items-center gap-1.5 text-14 font-strong text-[#ffb4ae]">
            <Icon of={Zap} size={16} className="fill-current" />
            {t('title')}
          </p>
          <h1 className="mt-2 mb-3 max-w-[22ch] text-28 w768:text-36">
            {sale.is_running ? t('running_title') : t('coming_title', { name: sale.name })}
          </h1>
          <p className="max-w-[56ch] text-14 text-on-night-2 text-pretty w768:text-16">
            {sale.is_running
              ? t('running_text', { time: endOnClock(sale.end_time) })
              : t('coming_text', { day, time: startOnClock(sale.start_time) })}
          </p>
        </div>
        <BigCountdown
          key={until}
          until={until}
          serverTime={serverTime}
          label={sale.is_running ? t('ends_in') : t('starts_in')}
        />
      </div>
    </section>
  )
}
