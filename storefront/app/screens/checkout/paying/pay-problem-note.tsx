import { useSecondsLeft } from '../../../commerce/auth/use-seconds-left.ts'
import { useWords } from '../../../language/use-words.ts'
import { Note } from '../../../ui/note.tsx'
import { payingWords } from './paying-words.ts'
import type { PayProblem } from './use-paying.ts'

interface PayProblemNoteProps {
  problem: PayProblem
  className?: string
}

/** Why nothing was ordered. Where one has to wait, the seconds run. */
export function PayProblemNote({ problem, className }: PayProblemNoteProps) {
  const t = useWords(payingWords)
  const seconds = useSecondsLeft(problem.until ?? 0)
  const text =
    problem.until === undefined
      ? problem.text
      : seconds > 0
        ? t('too_often', { count: seconds })
        : t('try_again_now')
  return (
    <Note kind="bad" {...(className !== undefined && { className })}>
      {/* Not every second is announced. */}
      <span aria-live={problem.until === undefined ? undefined : 'off'}>{text}</span>
    </Note>
  )
}
