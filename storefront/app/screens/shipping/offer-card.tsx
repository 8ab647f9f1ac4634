import type { DeliveryOffer } from '@gema/contract/calls/shipping.ts'
import { useMoney } from '../../commerce/use-money.ts'
import { useWords } from '../../language/use-words.ts'
import { Icon } from '../../ui/icon.tsx'
import { kilograms } from './kilograms.ts'
import { serviceName, serviceSigns } from './service-sign.ts'
import { shippingWords } from './shipping-words.ts'
import { useDays } from './use-days.ts'

const badge = 'inline-flex min-h-[22px] items-center rounded-[6px] px-2 text-12 font-strong'

/** One way: who brings it, how long that takes, and what it costs. */
export function OfferCard({ offer }: { offer: DeliveryOffer }) {
  const t = useWords(shippingWords)
  const money = useMoney()
  const days = useDays()
  const { price, full_price: usual, free_above: above, insurance_price: insurance } = offer
  const facts = [
    days(offer),
    offer.kind === 'store_pickup' ? '' : t('counted', { weight: kilograms(offer.chargeable_grams) }),
  ]
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 rounded-inner border border-line-2 p-4 text-14">
      <Icon of={serviceSigns[offer.kind]} className="mt-px text-primary" />
      <div className="min-w-0">
        <b className="block font-strong">{serviceName(offer)}</b>
        <p className="figures mt-0.5 text-12 text-ink-2">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <div className="figures text-end">
        {price === 0 ? (
          <b className="font-bold text-theme-ink">{t('free')}</b>
        ) : (
          <b className="font-bold" dir="ltr">
            {money(price)}
          </b>
        )}
        {usual > price && (
          <p className="text-12 text-ink-2">
            <s dir="ltr" aria-hidden>
              {money(usual)}
            </s>
            <span className="sr-only">{t('usual_price', { price: money(usual) })}</span>
          </p>
        )}
        {insurance !== null && (
          <p className="mt-0.5 text-12 text-ink-2">{t('insurance_price', { price: money(insurance) })}</p>
        )}
      </div>
      <p className="col-span-2 col-start-2 mt-2 flex flex-wrap gap-1.5 empty:hidden">
        {price > 0 && above !== null && (
          <span className={`${badge} bg-theme-soft text-theme-ink`}>
            {t('free_above', { price: money(above) })}
          </span>
        )}
        {offer.allows_cod && <span className={`${badge} bg-tile text-ink-2`}>{t('cod')}</span>}
      </p>
    </li>
  )
}
