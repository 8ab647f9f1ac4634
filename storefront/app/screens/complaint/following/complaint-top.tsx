import { Check } from 'lucide-react'
import { useState } from 'react'
import { useMoments } from '../../../commerce/account/use-moments.ts'
import { nextWorkingDay } from '../../../commerce/complaint/next-working-day.ts'
import { useComplaintMoments } from '../../../commerce/complaint/use-complaint-moments.ts'
import type { WordKey } from '../../../language/define-words.ts'
import { useWords } from '../../../language/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { AnswerQuestion, type ProposalAnswer } from './answer-question.tsx'
import { ComplaintSteps } from './complaint-steps.tsx'
import { followingWords } from './following-words.ts'
import { headOf } from './head-of-complaint.ts'
import { proposalParts } from './proposal-parts.ts'
import type { ComplaintPartProps } from './use-complaint.ts'

/** How a complaint stands in words and steps; what waits for the shopper is answered here. */
export function ComplaintTop(props: ComplaintPartProps & { onAppeal: () => void }) {
  const { complaint, orderKey, keep, onAppeal } = props
  const t = useWords(followingWords)
  const [asks, setAsks] = useState<ProposalAnswer>()
  const ask = (action: ProposalAnswer['action']) => setAsks({ action, proposalAt: complaint.proposal?.at })
  const kind = headOf(complaint)
  const { agree, appeal } = complaint.actions
  return (
    <section className="rounded-card border border-line bg-page">
      <div className="items-center justify-between gap-6 border-b border-line p-4 w768:flex w768:p-6">
        <div className="min-w-0 wrap-anywhere">
          <TopText complaint={complaint} />
        </div>
        {kind === 'waiting' && agree.is_allowed && (
          <div className="flex flex-none flex-wrap gap-2 max-w768:mt-4">
            <Button
              look="secondary"
              size={40}
              onClick={() => ask('decline')}
              className="max-w768:flex-1 max-w768:px-2"
            >
              {t('decline')}
            </Button>
            <Button size={40} onClick={() => ask('agree')} className="max-w768:flex-1 max-w768:px-2">
              <Icon of={Check} size={16} />
              {t('agree')}
            </Button>
          </div>
        )}
        {kind === 'rejected' && appeal.is_allowed && (
          <Button size={40} onClick={onAppeal} className="flex-none max-w768:mt-4 max-w768:w-full">
            {t('appeal')}
          </Button>
        )}
      </div>
      <ComplaintSteps steps={complaint.steps} status={complaint.status} />
      <AnswerQuestion
        complaint={complaint}
        orderKey={orderKey}
        keep={keep}
        asks={asks}
        onClose={() => setAsks(undefined)}
      />
    </section>
  )
}

function TopText({ complaint }: Pick<ComplaintPartProps, 'complaint'>) {
  const t = useWords(followingWords)
  const { dayAndMonth, dayAndTime } = useMoments()
  const { longDay } = useComplaintMoments()
  const kind = headOf(complaint)
  const { proposal, outcome, decided_at, appeal_until } = complaint
  const word = (key: string, values?: Record<string, string>) =>
    t(key as WordKey<typeof followingWords>, values)
  if (proposal !== null && (kind === 'waiting' || kind === 'agreed' || kind === 'declined')) {
    const { title, rest } = proposalParts(proposal.text)
    return (
      <>
        <p className="text-14 text-ink-2">{word(`head_${kind}`)}</p>
        <h2 className="mt-0.5 mb-1.5 text-18 w768:text-22">
          {title === undefined ? t('our_proposal') : t('proposal', { text: title })}
        </h2>
        {rest !== '' && <p className="text-14 whitespace-pre-line text-ink-2 text-pretty">{rest}</p>}
        {kind === 'declined' && <p className="mt-1 text-14 text-ink-2">{t('head_declined_text')}</p>}
      </>
    )
  }
  const decided = { day: decided_at === null ? '' : longDay(decided_at) }
  return (
    <>
      <h2 className="text-18 w768:text-22">{word(`head_${kind}`, decided)}</h2>
      {kind === 'resolved' || kind === 'rejected' ? (
        <>
          <p className="mt-1.5 text-14 whitespace-pre-line text-ink-2 text-pretty">{outcome}</p>
          {kind === 'rejected' && appeal_until !== null && (
            <p className="mt-1 text-14 font-medium">
              {t('head_rejected_until', { moment: dayAndTime(appeal_until) })}
            </p>
          )}
        </>
      ) : (
        <p className="mt-1.5 text-14 text-ink-2 text-pretty">
          {word(`head_${kind}_text`, { day: dayAndMonth(nextWorkingDay(complaint.created_at)) })}
        </p>
      )}
    </>
  )
}
