import type { Pricing } from '@gema/contract/shapes/product-card.ts'
import { useWords } from '../../language/use-words.ts'
import { useMoney } from '../use-money.ts'
import { cardWords } from './card-words.ts'

/** The price now, and where it is reduced the one before with the percent. */
export function CardPrice({ pricing }: { pricing: Pricing }) {
  const t = useWords(cardWords)
  const money = useMoney()
  const reduced = pricing.discount_percent > 0
  return (
    <div className="mt-2 figures" dir="ltr">
      <p className="text-16 leading-[22px] font-bold tracking-tight rtl:text-end">{money(pricing.price)}</p>
      {reduced && (
        <p className="flex flex-wrap items-center gap-1.5 text-12 rtl:justify-end">
          <s className="text-ink-2" aria-hidden>
            {money(pricing.selling)}
          </s>
          <span className="sr-only">{t('was', { price: money(pricing.selling) })}</span>
          <b className="font-bold text-sale">-{pricing.discount_percent}%</b>
        </p>
      )}
    </div>
  )
}
