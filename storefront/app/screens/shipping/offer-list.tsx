import type { DeliveryOffer } from '@gema/contract/calls/shipping.ts'
import { Truck } from 'lucide-react'
import type { Ref } from 'react'
import { useWords } from '../../language/use-words.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { Note } from '../../ui/note.tsx'
import { OfferCard } from './offer-card.tsx'
import { shippingWords } from './shipping-words.ts'

interface OfferListProps {
  /** Absent until somebody has asked. */
  place: string | undefined
  offers: DeliveryOffer[]
  message: string | null
  /** Other prices are on their way. */
  busy: boolean
  ref: Ref<HTMLElement>
}

/** The ways to a place with their prices, or the reason why there is none. */
export function OfferList({ place, offers, message, busy, ref }: OfferListProps) {
  const t = useWords(shippingWords)
  if (place === undefined) return <NothingAsked ref={ref} />
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby="ways"
      aria-busy={busy || undefined}
      className="scroll-mt-24 outline-none"
    >
      <h2 id="ways" className="text-18 tracking-normal wrap-anywhere">
        {t(message === null ? 'ways' : 'ways_none', { place })}
      </h2>
      <div className={classNames('mt-4 transition-opacity duration-150', busy && 'opacity-50')}>
        {message === null ? (
          <ul className="grid gap-2.5">
            {offers.map((offer) => (
              <OfferCard key={offer.uuid} offer={offer} />
            ))}
          </ul>
        ) : (
          <Note kind="warn">
            <p className="font-strong">{message}</p>
            <p className="mt-1">{t('help')}</p>
          </Note>
        )}
      </div>
    </section>
  )
}

function NothingAsked({ ref }: Pick<OfferListProps, 'ref'>) {
  const t = useWords(shippingWords)
  return (
    <section
      ref={ref}
      tabIndex={-1}
      className="grid content-center justify-items-center rounded-card bg-soft px-6 py-10 text-center outline-none"
    >
      <Icon of={Truck} size={24} className="text-primary" />
      <h2 className="mt-3 text-18 tracking-normal">{t('first_title')}</h2>
      <p className="mt-1 max-w-[44ch] text-14 text-ink-2 text-pretty">{t('first_text')}</p>
    </section>
  )
}
