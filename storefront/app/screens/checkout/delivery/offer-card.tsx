import type { DeliveryOffer } from '@gema/contract/shapes/delivery.ts'
import { useEstimate } from '../../../commerce/dates/use-estimate.ts'
import { useMoney } from '../../../commerce/use-money.ts'
import { useWords } from '../../../language/use-words.ts'
import { classNames } from '../../../ui/class-names.ts'
import { radioCardClasses, radioClasses } from '../../../ui/radio-classes.ts'
import { deliveryWords } from './delivery-words.ts'
import { nameOfOffer } from './name-of-offer.ts'

interface OfferCardProps {
  offer: DeliveryOffer
  group: string
  isChosen: boolean
  onChoose: () => void
  serverTime: string
}

const texts = {
  courier: 'text_courier',
  own_fleet: 'text_own_fleet',
  store_pickup: 'text_store_pickup',
} as const satisfies Record<DeliveryOffer['kind'], string>

/** A way to get there: what it is called, when it comes, and what it costs. */
export function OfferCard({ offer, group, isChosen, onChoose, serverTime }: OfferCardProps) {
  const t = useWords(deliveryWords)
  const money = useMoney()
  const estimate = useEstimate()
  const { kind, price, full_price: fullPrice, free_above: freeAbove, allows_cod: allowsCod } = offer
  return (
    <label
      className={classNames(
        radioCardClasses(isChosen),
        'grid cursor-pointer grid-cols-[20px_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 p-3 w768:gap-x-3.5 w768:px-4 w768:py-3.5 w1200:grid-cols-[20px_minmax(0,1fr)_auto_104px]',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary',
      )}
    >
      <input
        type="radio"
        name={group}
        checked={isChosen}
        onChange={onChoose}
        className={classNames(radioClasses, 'outline-none max-w768:self-start')}
      />
      <span className="min-w-0">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <b className="font-strong">{nameOfOffer(offer)}</b>
          {allowsCod && (
            <abbr
              title={t('cod_full')}
              className="rounded-[6px] bg-[#eef0f4] px-1.5 py-px text-11 leading-4 font-strong text-[#4d5263] no-underline"
            >
              {t('cod')}
            </abbr>
          )}
        </span>
        <span className="block text-12 text-ink-2">{t(texts[kind])}</span>
        {freeAbove !== null && freeAbove > 0 && (
          <span className="mt-1.5 inline-block rounded-[6px] bg-theme-soft px-2 py-[3px] text-12 font-strong text-theme-ink">
            {t('free_above', { amount: money(freeAbove) })}
          </span>
        )}
      </span>
      <span className="text-ink-2 max-w1200:col-start-2 max-w1200:row-start-2">
        <bdi>{estimate(serverTime, offer)}</bdi>
      </span>
      <span className="figures text-end max-w1200:col-start-3 max-w1200:row-start-1">
        {fullPrice > price && (
          <s className="block text-12 whitespace-nowrap text-ink-2">
            <bdi dir="ltr">{money(fullPrice)}</bdi>
          </s>
        )}
        <b dir="ltr" className={classNames('font-strong whitespace-nowrap', price === 0 && 'text-theme-ink')}>
          {price === 0 ? t('free') : money(price)}
        </b>
      </span>
    </label>
  )
}
