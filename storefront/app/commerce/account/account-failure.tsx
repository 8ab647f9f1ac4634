import { useWords } from '../../language/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { accountWords } from './account-words.ts'

interface AccountFailureProps {
  /** What could not be loaded, as a sentence. */
  text: string
  onRetry: () => void
  busy: boolean
}

/** Something personal that could not be loaded: a sentence, and another try. */
export function AccountFailure({ text, onRetry, busy }: AccountFailureProps) {
  const t = useWords(accountWords)
  return (
    <div role="alert" className="grid justify-items-start gap-3 py-4 text-14">
      <p>{text}</p>
      <Button look="secondary" size={40} onClick={onRetry} busy={busy}>
        {t('try_again')}
      </Button>
    </div>
  )
}
