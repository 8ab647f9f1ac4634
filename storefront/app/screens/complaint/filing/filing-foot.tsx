import type { Progress } from '../../../api/ask-with-progress.ts'
import { useWords } from '../../../language/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { filingWords } from './filing-words.ts'

interface FilingFootProps {
  isSending: boolean
  progress: Progress | undefined
  onSave: () => void
  onStop: () => void
}

/** Sends the form or keeps it for later; while it is sent, how far it is, and a way to stop it. */
export function FilingFoot({ isSending, progress, onSave, onStop }: FilingFootProps) {
  const t = useWords(filingWords)
  const percent = progress && progress.total > 0 ? Math.floor((100 * progress.sent) / progress.total) : 0
  const hasArrived = isSending && percent >= 100
  return (
    <div className="items-center justify-between gap-6 w768:flex">
      <p className="figures max-w-[52ch] text-14 text-ink-2">
        {hasArrived ? t('checking') : isSending ? t('sending', { percent }) : t('promise')}
      </p>
      {/* Said once at its beginning and its end, not at every percent. */}
      <p role="status" className="sr-only">
        {hasArrived ? t('checking') : isSending ? t('sending', { percent: 0 }) : ''}
      </p>
      <div className="flex flex-none gap-3 max-w768:mt-3.5 max-w380:flex-col">
        <Button
          look="secondary"
          onClick={isSending ? onStop : onSave}
          className="whitespace-nowrap max-w768:flex-1 max-w768:px-2.5"
        >
          {t(isSending ? 'stop' : 'save')}
        </Button>
        <Button type="submit" busy={isSending} className="whitespace-nowrap max-w768:flex-1 max-w768:px-2.5">
          {t('submit')}
        </Button>
      </div>
    </div>
  )
}
