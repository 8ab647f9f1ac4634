import type { ComplaintState } from '@gema/contract/shapes/complaint.ts'
import type { WordKey } from '../../language/define-words.ts'
import { useWords } from '../../language/use-words.ts'
import { type BadgeLook, badgeClasses } from '../order/badge-classes.ts'
import { complaintWords } from './complaint-words.ts'

const looks: Record<ComplaintState, BadgeLook> = {
  created: 'grey',
  in_progress: 'info',
  resolved: 'ok',
  rejected: 'bad',
  cancelled: 'grey',
}

/** How a complaint stands, in a word. */
export function ComplaintBadge({ status }: { status: ComplaintState }) {
  const t = useWords(complaintWords)
  return (
    <span className={badgeClasses(looks[status])}>
      {t(`status_${status}` as WordKey<typeof complaintWords>)}
    </span>
  )
}
