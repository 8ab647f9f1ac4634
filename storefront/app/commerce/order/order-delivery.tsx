import type { Order } from '@gema/contract/shapes/order.ts'
import { useWords } from '../../language/use-words.ts'
import { phoneText } from '../address/address-text.ts'
import { isFetched } from './is-fetched.ts'
import { panelClasses } from './order-panel.ts'
import { orderPartWords } from './order-part-words.ts'

type Parcel = Order['parcels'][number]

/** Where an order goes, and how. */
export function OrderDelivery({ order }: { order: Order }) {
  const t = useWords(orderPartWords)
  const { address, parcels, note, dropship_name: sender, tax_invoice: invoice } = order
  return (
    <section className={`${panelClasses} wrap-anywhere text-14`}>
      <h2 className="text-18">{t(isFetched(order) ? 'fetched_by' : 'goes_to')}</h2>
      <p className="mt-2">
        <b className="font-strong">{address.recipient}</b> ·{' '}
        <bdi dir="ltr" className="whitespace-nowrap">
          {phoneText(address.phone)}
        </bdi>
      </p>
      <p className="text-ink-2">
        {[address.street, address.landmark].filter((part) => part !== '').join(', ')}
        <br />
        {address.region} {address.postcode}
      </p>
      <h2 className="mt-5 text-18">{t('delivery')}</h2>
      <ul className="mt-2 grid gap-2.5">
        {parcels.map((parcel) => (
          <ParcelLine key={parcel.store} parcel={parcel} />
        ))}
      </ul>
      <div className="mt-3 grid gap-1 text-ink-2 empty:hidden">
        {note !== '' && <p>{t('note', { note })}</p>}
        {sender !== '' && <p>{t('sender', { name: sender })}</p>}
        {invoice !== null && <p>{t('tax_invoice', { name: invoice.name })}</p>}
      </div>
    </section>
  )
}

function ParcelLine({ parcel }: { parcel: Parcel }) {
  const t = useWords(orderPartWords)
  const { days_min: from, days_max: to, store_name: store, service, tracking_number: tracking } = parcel
  const days =
    to === 0 ? t('same_day') : from === to ? t('days', { count: to }) : t('days_range', { from, to })
  const text =
    parcel.kind !== 'store_pickup'
      ? t('from_store', { days, store })
      : to === 0
        ? t('fetch_today', { store })
        : t('fetch_at', { days, store })
  return (
    <li>
      <b className="block font-semibold">{service}</b>
      <span className="block text-ink-2">{text}</span>
      {tracking !== null && <span className="block">{t('tracking', { number: tracking })}</span>}
    </li>
  )
}
