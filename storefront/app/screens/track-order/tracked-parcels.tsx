import type { OrderTracking } from '@gema/contract/shapes/order-card.ts'
import { CopyButton } from '../../commerce/order/copy-button.tsx'
import { panelClasses } from '../../commerce/order/order-panel.ts'
import { useWords } from '../../language/use-words.ts'
import { trackOrderWords } from './track-order-words.ts'

type Parcel = OrderTracking['parcels'][number]

/** The parcels of an order with their tracking numbers, and the city that they go to. */
export function TrackedParcels({ tracking: { parcels, city, cancelled } }: { tracking: OrderTracking }) {
  const t = useWords(trackOrderWords)
  if (parcels.length === 0) return null
  const isSent = parcels.some(({ kind }) => kind !== 'store_pickup')
  return (
    <section className={`${panelClasses} text-14`}>
      <h2 className="text-18">{t('parcels', { count: parcels.length })}</h2>
      {isSent && city !== '' && <p className="mt-1 text-ink-2">{t('goes_to', { city })}</p>}
      <ul className="mt-2 divide-y divide-line">
        {parcels.map((parcel) => (
          <ParcelItem key={parcel.store} parcel={parcel} isComing={cancelled === null} />
        ))}
      </ul>
    </section>
  )
}

function ParcelItem({ parcel, isComing }: { parcel: Parcel; isComing: boolean }) {
  const t = useWords(trackOrderWords)
  const { kind, service, store_name: store, tracking_number: number } = parcel
  return (
    <li className="py-3 wrap-anywhere last:pb-0">
      <b className="block font-semibold">{service}</b>
      <span className="block text-ink-2">
        {t(kind === 'store_pickup' ? 'fetch_at' : 'from_store', { store })}
      </span>
      {number !== null ? (
        <p className="mt-1 flex flex-wrap items-center gap-x-2">
          <span className="text-ink-2">{t('tracking')}</span>
          <b dir="ltr" className="figures font-strong">
            {number}
          </b>
          <CopyButton text={number} label={t('copy_tracking', { number })} />
        </p>
      ) : (
        isComing && kind !== 'store_pickup' && <p className="mt-1 text-12 text-ink-2">{t('no_tracking')}</p>
      )}
    </li>
  )
}
