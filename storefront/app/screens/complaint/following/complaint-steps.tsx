import type { Complaint } from '@gema/contract/shapes/complaint.ts'
import { Check, ClipboardCheck, type LucideIcon, MessageSquare } from 'lucide-react'
import { useMoments } from '../../../commerce/account/use-moments.ts'
import { complaintWords } from '../../../commerce/complaint/complaint-words.ts'
import type { WordKey } from '../../../language/define-words.ts'
import { useWords } from '../../../language/use-words.ts'
import { StepCircles } from '../../../ui/step-circles.tsx'
import { followingWords } from './following-words.ts'

const signs: Record<Complaint['steps'][number]['key'], LucideIcon> = {
  created: ClipboardCheck,
  in_progress: MessageSquare,
  closed: Check,
}

/** The three steps of a complaint. */
export function ComplaintSteps({ steps, status }: Pick<Complaint, 'steps' | 'status'>) {
  const t = useWords(followingWords)
  const names = useWords(complaintWords)
  const { dayAndClock } = useMoments()
  // How it ended is called here as everywhere else on the page.
  const ended = names(`status_${status}` as WordKey<typeof complaintWords>)
  return (
    <StepCircles
      label={t('steps')}
      doneText={t('done')}
      className="px-4 py-5 w768:px-6 w768:py-7"
      steps={steps.map(({ key, name, state, at }) => ({
        ...{ key, state, sign: signs[key] },
        name: key === 'closed' && state !== 'todo' ? ended : name,
        when: at === null || state === 'todo' ? '' : dayAndClock(at),
      }))}
    />
  )
}
