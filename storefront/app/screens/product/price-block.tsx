import type { ProductDetail, ProductInventory } from '@gema/contract/shapes/product-detail.ts'
import { useMoney } from '../../commerce/use-money.ts'
import { useWords } from '../../language/use-words.ts'
import { RemainingBar } from '../../ui/remaining-bar.tsx'
import { buyWords } from './buy-words.ts'
import { FlashBar } from './flash-bar.tsx'
import { useServerClock } from './use-server-clock.ts'
import type { Variant } from './use-variant.ts'
import { possibleInventories } from './variant-choice.ts'

interface PriceBlockProps {
  product: ProductDetail
  variant: Variant
  serverTime: string
}

/** What the shown variant costs now: with a flash price its clock and what is left of it. */
export function PriceBlock({ product, variant: { choice, shown }, serverTime }: PriceBlockProps) {
  const t = useWords(buyWords)
  const money = useMoney()
  const now = useServerClock(serverTime)
  if (shown === undefined) return null
  const { pricing, flash } = shown
  const prices = possibleInventories(product, choice).map((one) => one.pricing.price)
  const varies = prices.some((price) => price > pricing.price)
  return (
    <div className="my-5 overflow-hidden rounded-card border border-line">
      {pricing.end_time !== null && (
        <FlashBar key={`${pricing.end_time} ${serverTime}`} endTime={pricing.end_time} now={now} />
      )}
      <div className="grid gap-1.5 p-4">
        <p className="text-28 font-bold tracking-[-0.03em] w768:text-36">
          {varies && <span className="me-2 text-16 font-medium tracking-normal text-ink-2">{t('from')}</span>}
          <span className="figures inline-block" dir="ltr">
            {money(pricing.price)}
          </span>
        </p>
        {pricing.discount_percent > 0 && (
          <p className="figures flex items-center gap-2">
            <s className="text-14 text-ink-2" dir="ltr" aria-hidden>
              {money(pricing.selling)}
            </s>
            <span className="sr-only">{t('before', { price: money(pricing.selling) })}</span>
            <b
              className="inline-flex min-h-[22px] items-center rounded-md bg-sale-soft px-2 text-12 font-strong text-sale"
              dir="ltr"
            >
              -{pricing.discount_percent}%
            </b>
          </p>
        )}
        {flash && <FlashLeft flash={flash} />}
      </div>
    </div>
  )
}

function FlashLeft({ flash }: { flash: NonNullable<ProductInventory['flash']> }) {
  const t = useWords(buyWords)
  const { quota, sold } = flash
  const left = quota - sold
  const text = left > 0 ? t('left', { count: left, quota }) : t('used_up', { quota })
  return <RemainingBar total={quota} gone={sold} text={text} className="mt-1.5" />
}
