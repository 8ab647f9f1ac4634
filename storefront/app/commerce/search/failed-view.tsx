import { useWords } from '../../language/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { searchWords } from './search-words.ts'

interface FailedViewProps {
  id: string
  busy: boolean
  onRetry: () => void
}

/** The search could not be done: a sentence, and once more. */
export function FailedView({ id, busy, onRetry }: FailedViewProps) {
  const t = useWords(searchWords)
  return (
    <div id={id} className="grid justify-items-center gap-4 p-7 text-center">
      <p role="alert" className="max-w-[44ch] text-ink-2">
        {t('failed')}
      </p>
      <Button look="secondary" size={40} busy={busy} onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  )
}
