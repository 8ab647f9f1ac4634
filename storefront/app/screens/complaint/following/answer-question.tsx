import { useState } from 'react'
import { ComplaintQuestion } from '../../../commerce/complaint/complaint-question.tsx'
import { sentenceOfRefusal, useComplaintChange } from '../../../commerce/complaint/use-complaint-change.ts'
import { useToast } from '../../../commerce/use-toast.ts'
import { useWords } from '../../../language/use-words.ts'
import { AreaField } from '../../../ui/area-field.tsx'
import { followingWords } from './following-words.ts'
import { type ComplaintPartProps, useComplaintReload } from './use-complaint.ts'

/** What somebody is about to answer, and to which proposal: a newer one may come while they think. */
export interface ProposalAnswer {
  action: 'agree' | 'decline'
  proposalAt: string | undefined
}

interface AnswerQuestionProps extends ComplaintPartProps {
  asks: ProposalAnswer | undefined
  onClose: () => void
}

/** Asks once more before a proposal is agreed to or declined. */
export function AnswerQuestion({ complaint, orderKey, keep, asks, onClose }: AnswerQuestionProps) {
  const t = useWords(followingWords)
  const toast = useToast()
  const { change, busy } = useComplaintChange()
  const reload = useComplaintReload(complaint.id)
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const close = () => {
    setProblem(undefined)
    onClose()
  }
  const answer = async (action: 'agree' | 'decline') => {
    const changed = await change('complaintUpdateStatus', {
      id: complaint.id,
      key: orderKey,
      action,
      proposal_at: asks?.proposalAt,
      ...(action === 'decline' && { text }),
    })
    if (changed === undefined || 'stopped' in changed) return
    if (!changed.ok && changed.code === 409) {
      // Another proposal waits by now: it must be read before it can be answered.
      await reload()
      toast.error(sentenceOfRefusal(changed))
      return close()
    }
    if (!changed.ok) return setProblem(sentenceOfRefusal(changed))
    await keep(changed.data)
    toast.success(t(action === 'agree' ? 'agreed' : 'declined'))
    setText('')
    close()
  }
  const isOpen = (action: 'agree' | 'decline') => asks?.action === action
  return (
    <>
      <ComplaintQuestion
        open={isOpen('agree')}
        busy={busy}
        problem={problem}
        texts={{ title: t('agree_title'), text: t('agree_text'), keep: t('not_yet'), yes: t('agree') }}
        onYes={() => answer('agree')}
        onKeep={close}
      />
      <ComplaintQuestion
        open={isOpen('decline')}
        busy={busy}
        problem={problem}
        texts={{
          title: t('decline_title'),
          text: t('decline_text'),
          keep: t('not_yet'),
          yes: t('decline'),
        }}
        onYes={() => answer('decline')}
        onKeep={close}
      >
        <AreaField
          label={t('decline_field')}
          value={text}
          maxLength={900}
          onChange={(event) => setText(event.target.value)}
          className="mt-4"
        />
      </ComplaintQuestion>
    </>
  )
}
