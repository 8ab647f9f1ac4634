import type { Complaint, ComplaintCard } from '@gema/contract/shapes/complaint.ts'
import { useState } from 'react'
import { useWords } from '../../language/use-words.ts'
import { useToast } from '../use-toast.ts'
import { ComplaintQuestion } from './complaint-question.tsx'
import { complaintWords } from './complaint-words.ts'
import { sentenceOfRefusal, useComplaintChange } from './use-complaint-change.ts'

interface CancelQuestionProps {
  complaint: Pick<ComplaintCard, 'id' | 'number'>
  orderKey?: string | undefined
  open: boolean
  onClose: () => void
  onCancelled?: (complaint: Complaint) => void
}

/** Asks whether a complaint shall be cancelled, and cancels it. */
export function CancelQuestion({ complaint, orderKey, open, onClose, onCancelled }: CancelQuestionProps) {
  const t = useWords(complaintWords)
  const toast = useToast()
  const { change, busy } = useComplaintChange()
  const [problem, setProblem] = useState<string>()
  const close = () => {
    setProblem(undefined)
    onClose()
  }
  const cancel = async () => {
    const changed = await change('complaintUpdateStatus', {
      id: complaint.id,
      key: orderKey,
      action: 'cancel',
    })
    if (changed === undefined || 'stopped' in changed) return
    if (!changed.ok) return setProblem(sentenceOfRefusal(changed))
    onCancelled?.(changed.data)
    toast.success(t('cancel_done'))
    close()
  }
  return (
    <ComplaintQuestion
      open={open}
      busy={busy}
      isDanger
      problem={problem}
      texts={{
        title: t('cancel_title'),
        text: t('cancel_text', { number: complaint.number }),
        keep: t('keep'),
        yes: t('cancel_yes'),
      }}
      onYes={cancel}
      onKeep={close}
    />
  )
}
