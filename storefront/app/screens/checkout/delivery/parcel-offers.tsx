import type { Parcel } from '@gema/contract/shapes/delivery.ts'
import { Store } from 'lucide-react'
import { addressOf } from '../../../addresses.ts'
import { useMoney } from '../../../commerce/use-money.ts'
import { PageLink } from '../../../language/page-link.tsx'
import { useWords } from '../../../language/use-words.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Note } from '../../../ui/note.tsx'
import { deliveryWords } from './delivery-words.ts'
import { OfferCard } from './offer-card.tsx'
import type { DeliveryChoice } from './use-shipping-changes.ts'

interface ParcelOffersProps {
  parcel: Parcel
  /** The only parcel of the order: nothing has to say which one it is. */
  isOnly: boolean
  choice: Partial<DeliveryChoice>
  onChoose: (choice: DeliveryChoice) => void
  serverTime: string
}

/** The ways that the parcel of one store can go, and its insurance. */
export function ParcelOffers({ parcel, isOnly, choice, onChoose, serverTime }: ParcelOffersProps) {
  const t = useWords(deliveryWords)
  const money = useMoney()
  const { store, store_name, city, units, offers, message } = parcel
  const chosen = offers.find(({ uuid }) => uuid === choice.service)
  const isInsured = choice.is_insured ?? false
  return (
    <div>
      {!isOnly && (
        <p className="mb-2.5 flex flex-wrap items-center gap-x-2 gap-y-0.5 text-14">
          <Icon of={Store} size={16} className="text-ink-2" />
          <b className="font-strong">{t('sent_from', { store: store_name, city })}</b>
          <span className="text-12 text-ink-2">{t('amount_only', { count: units })}</span>
        </p>
      )}
      {offers.length === 0 && (
        <Note kind="bad">
          {message} <PageLink to={addressOf('cart')}>{t('change_selection')}</PageLink>
        </Note>
      )}
      {offers.length > 0 && (
        <div role="radiogroup" aria-label={t('ways_from', { store: store_name })} className="grid gap-2">
          {offers.map((offer) => (
            <OfferCard
              key={offer.uuid}
              offer={offer}
              group={`delivery-${store}`}
              isChosen={offer.uuid === chosen?.uuid}
              onChoose={() => onChoose({ service: offer.uuid, is_insured: isInsured })}
              serverTime={serverTime}
            />
          ))}
        </div>
      )}
      {chosen !== undefined && chosen.insurance_price !== null && (
        <Checkbox
          className="mt-2 ps-[17px] pe-[17px] [&>span:first-child]:me-1"
          checked={isInsured}
          onChange={() => onChoose({ service: chosen.uuid, is_insured: !isInsured })}
          end={
            <b dir="ltr" className="figures font-semibold whitespace-nowrap">
              {money(chosen.insurance_price)}
            </b>
          }
        >
          <b className="block font-semibold">{t('insurance')}</b>
          <span className="block text-12 text-ink-2">{t('insurance_text')}</span>
        </Checkbox>
      )}
    </div>
  )
}
