import type { Order } from '@gema/contract/shapes/order.ts'
import { CopyButton } from '../../commerce/order/copy-button.tsx'
import { useWords } from '../../language/use-words.ts'
import { trackingWords } from './tracking-words.ts'

/** How each parcel comes, and its number at who brings it. */
export function TrackingParcels({ order: { parcels } }: { order: Pick<Order, 'parcels'> }) {
  const t = useWords(trackingWords)
  return (
    <ul>
      {parcels.map(({ store, store_name: name, service, kind, tracking_number: number }) => (
        <li key={store} className="flex flex-wrap items-center gap-x-1.5">
          <span>
            {parcels.length > 1 && kind !== 'store_pickup' ? t('service', { service, store: name }) : service}
            {number !== null && ` · ${t('tracking_number')}`}
          </span>
          {number !== null && (
            <>
              <b dir="ltr" className="figures font-strong text-ink">
                {number}
              </b>
              <CopyButton text={number} label={t('copy_tracking', { number })} />
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
