import type { ProductDetail } from '@gema/contract/shapes/product-detail.ts'
import { ShieldCheck, Store, Truck } from 'lucide-react'
import { addressOf } from '../../addresses.ts'
import { useDates } from '../../commerce/dates/use-dates.ts'
import { useMoney } from '../../commerce/use-money.ts'
import { PageLink } from '../../language/page-link.tsx'
import { useWords } from '../../language/use-words.ts'
import { DrawnOnce } from '../../ui/drawn-once.tsx'
import { offerWords } from './offer-words.ts'
import { PromiseItem } from './promise-item.tsx'
import { type StoreStockLine, stockPerStore } from './stock-per-store.ts'
import { StoreStock } from './store-stock.tsx'
import type { Variant } from './use-variant.ts'

interface PromiseListProps {
  product: ProductDetail
  variant: Variant
  serverTime: string
}

/** When it comes, where it stands, how long it is looked after. */
export function PromiseList({ product, variant, serverTime }: PromiseListProps) {
  const dates = useDates()
  const { uuid, delivery, warranty_months, has_free_shipping } = product
  const comes = delivery !== null && variant.shown?.stock !== 0
  return (
    <DrawnOnce
      as="ul"
      className="mt-6 grid gap-3.5"
      of={Promises}
      given={{
        product: { uuid, delivery: comes ? delivery : null, warranty_months, has_free_shipping },
        comesOn: comes ? dates.withWeekday(serverTime, delivery.days_max) : '',
        stocks: stockPerStore(product, variant.choice),
      }}
    />
  )
}

interface PromisesProps {
  product: Pick<ProductDetail, 'uuid' | 'delivery' | 'warranty_months' | 'has_free_shipping'>
  comesOn: string
  stocks: StoreStockLine[]
}

function Promises({ product, comesOn, stocks }: PromisesProps) {
  const t = useWords(offerWords)
  const money = useMoney()
  const { delivery, warranty_months: months } = product
  const years = months % 12 === 0
  return (
    <>
      {delivery && (
        <PromiseItem icon={Truck} title={t('delivered', { city: delivery.city, date: comesOn })}>
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
      <StoreStock stocks={stocks} icon={Store} />
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
    </>
  )
}
