import type { ProductDetail } from '@gema/contract/shapes/product-detail.ts'
import { ShieldCheck, Store, Truck } from 'lucide-react'
import { addressOf } from '../../addresses.ts'
import { useDates } from '../../commerce/dates/use-dates.ts'
import { useMoney } from '../../commerce/use-money.ts'
import { PageLink } from '../../language/page-link.tsx'
import { useWords } from '../../language/use-words.ts'
import { offerWords } from './offer-words.ts'
import { PromiseItem } from './promise-item.tsx'
import { StoreStock } from './store-stock.tsx'
import type { Variant } from './use-variant.ts'

interface PromiseListProps {
  product: ProductDetail
  variant: Variant
  serverTime: string
}

/** When it comes, where it stands, how long it is looked after. */
export function PromiseList({ product, variant, serverTime }: PromiseListProps) {
  const t = useWords(offerWords)
  const money = useMoney()
  const dates = useDates()
  const { delivery, warranty_months: months } = product
  const years = months % 12 === 0
  return (
    <ul className="mt-6 grid gap-3.5">
      {delivery && variant.shown?.stock !== 0 && (
        <PromiseItem
          icon={Truck}
          title={t('delivered', {
            city: delivery.city,
            date: dates.withWeekday(serverTime, delivery.days_max),
          })}
        >
          {[
            delivery.service,
            product.has_free_shipping
              ? t('free_shipping')
              : delivery.free_above !== null && t('free_above', { price: money(delivery.free_above) }),
          ]
            .filter(Boolean)
            .join(', ')}
          <span className="print:hidden">
            {' · '}
            <PageLink
              to={`${addressOf('shipping')}?product=${product.uuid}`}
              className="font-semibold text-primary hover:underline"
            >
              {t('elsewhere')}
            </PageLink>
          </span>
        </PromiseItem>
      )}
      <StoreStock product={product} variant={variant} icon={Store} />
      {months > 0 && (
        <PromiseItem
          icon={ShieldCheck}
          title={
            years ? t('warranty_years', { count: months / 12 }) : t('warranty_months', { count: months })
          }
        >
          {t('returns')}
        </PromiseItem>
      )}
    </ul>
  )
}
