import type { ComplaintCard as Card, ComplaintFiling } from '@gema/contract/shapes/complaint.ts'
import { ComplaintCard } from '../../../commerce/complaint/complaint-card.tsx'
import type { OrderPlace } from '../../../commerce/order/own-order-place.ts'
import { PageLink } from '../../../language/page-link.tsx'
import { useWords } from '../../../language/use-words.ts'
import { buttonClasses } from '../../../ui/button-classes.ts'
import { Note } from '../../../ui/note.tsx'
import { orderAddress } from '../order-address.ts'
import { FilingHead } from './filing-head.tsx'
import { filingWords } from './filing-words.ts'

interface FilingImpossibleProps {
  place: OrderPlace
  filing: ComplaintFiling
  complaints: readonly Card[]
}

/** Nothing can be filed: why, what has been filed already, and the way back to the order. */
export function FilingImpossible({ place, filing, complaints }: FilingImpossibleProps) {
  const t = useWords(filingWords)
  return (
    <>
      <FilingHead filing={filing} />
      <Note kind="warn">
        <b className="font-strong">{t('impossible')}.</b> {filing.reason}
      </Note>
      {complaints.length > 0 && (
        <section className="mt-8">
          <h2 className="mb-4 text-18">{t('complaints_of_order')}</h2>
          <ul className="grid gap-4 w1200:grid-cols-2">
            {complaints.map((card) => (
              <li key={card.id} className="min-w-0">
                <ComplaintCard card={card} orderKey={place.key} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <PageLink to={orderAddress(place)} className={`${buttonClasses('secondary')} mt-6`}>
        {t('to_order')}
      </PageLink>
    </>
  )
}
