import { type ComplaintState, complaintStates } from '@gema/contract/shapes/complaint.ts'
import { Link } from 'react-router'
import { complaintWords } from '../../commerce/complaint/complaint-words.ts'
import type { WordKey } from '../../language/define-words.ts'
import { useWords } from '../../language/use-words.ts'
import { chipClasses } from '../../ui/chip-classes.ts'
import { complaintsWords } from './complaints-words.ts'

/** Which complaints are shown, as links: each choice has its own address. */
export function StatusFilter({ chosen }: { chosen: ComplaintState | undefined }) {
  const t = useWords(complaintsWords)
  const names = useWords(complaintWords)
  const choices = [undefined, ...complaintStates]
  return (
    <nav
      aria-label={t('filter')}
      className="-mx-4 mt-4 mb-5 flex gap-2 overflow-x-auto px-4 py-0.5 [scrollbar-width:none] w768:mx-0 w768:flex-wrap w768:px-0"
    >
      {choices.map((status) => (
        <Link
          key={status ?? 'all'}
          to={{ search: status === undefined ? '' : `?status=${status}` }}
          replace
          preventScrollReset
          aria-current={status === chosen ? 'page' : undefined}
          className={chipClasses(status === chosen ? 'selected' : 'plain')}
        >
          {status === undefined ? t('all') : names(`status_${status}` as WordKey<typeof complaintWords>)}
        </Link>
      ))}
    </nav>
  )
}
