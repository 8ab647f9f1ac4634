import type { ComplaintCard as Card } from '@gema/contract/shapes/complaint.ts'
import { useState } from 'react'
import { PageLink } from '../../language/page-link.tsx'
import { useWords } from '../../language/use-words.ts'
import { type ButtonLook, buttonClasses } from '../../ui/button-classes.ts'
import { useMoments } from '../account/use-moments.ts'
import { CancelQuestion } from './cancel-question.tsx'
import { type ComplaintNext, nextOfComplaint } from './complaint-next.ts'
import { complaintWords } from './complaint-words.ts'
import { placeOfComplaint } from './place-of-complaint.ts'

/** Above the link that covers the card; beside each other over the whole width of a phone. */
const button = (look: ButtonLook) => `${buttonClasses(look, 40)} relative z-1 max-w576:flex-1 max-w576:px-2`

/** The foot of a card: the next thing about a complaint, and what can be done. */
export function ComplaintCardFoot({ card, orderKey }: { card: Card; orderKey: string | undefined }) {
  const t = useWords(complaintWords)
  const [asks, setAsks] = useState(false)
  const { number } = card
  const next = nextOfComplaint(card)
  const place = placeOfComplaint(card, orderKey)
  const isView = next.action === undefined || next.action === 'cancel'
  return (
    <div className="flex flex-wrap items-center gap-x-2.5 gap-y-2 rounded-b-card bg-soft px-4 py-3 w768:px-5">
      <p className="line-clamp-3 min-w-[12ch] flex-1 text-pretty max-w576:basis-full">
        <NextLine next={next} />
      </p>
      <span className="flex flex-wrap gap-2 max-w576:w-full">
        {next.action === 'cancel' && (
          <button
            type="button"
            aria-label={t('cancel_label', { number })}
            onClick={() => setAsks(true)}
            className={button('secondary')}
          >
            {t('cancel')}
          </button>
        )}
        {next.action !== 'answer' && (
          <PageLink
            to={place}
            aria-label={t('view_label', { number })}
            className={button(next.action === 'cancel' ? 'primary' : 'secondary')}
          >
            {t('view')}
          </PageLink>
        )}
        {!isView && (
          <PageLink
            to={next.action === 'appeal' ? `${place}#appeal` : place}
            {...(next.action === 'appeal' && { 'aria-label': t('appeal_label', { number }) })}
            className={button('primary')}
          >
            {t(next.action === 'appeal' ? 'appeal' : 'answer')}
          </PageLink>
        )}
      </span>
      <CancelQuestion complaint={card} orderKey={orderKey} open={asks} onClose={() => setAsks(false)} />
    </div>
  )
}

function NextLine({ next: { kind, at, outcome, appealUntil } }: { next: ComplaintNext }) {
  const t = useWords(complaintWords)
  const { dayAndMonth } = useMoments()
  const day = at === null ? '' : dayAndMonth(at)
  if (kind === 'waits_for_you') return <b className="font-strong text-warn-ink">{t('waits_for_you')}</b>
  if (kind === 'rejected') {
    return (
      <>
        <b className="font-strong">{t('reason')}</b> <span className="wrap-anywhere">{outcome}</span>{' '}
        {appealUntil !== null && t('appeal_until', { day: dayAndMonth(appealUntil) })}
      </>
    )
  }
  if (kind === 'resolved') return outcome || t('resolved', { day })
  return t(kind, { day })
}
