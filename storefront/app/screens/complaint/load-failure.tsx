import { useWords } from '../../language/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { QuietSpeaker } from '../../ui/quiet-speaker.tsx'
import { complaintScreenWords } from './complaint-screen-words.ts'

interface LoadFailureProps {
  title: string
  isOffline: boolean
  busy: boolean
  onRetry: () => void
}

/** The page could not be loaded: what is the matter, and another try. */
export function LoadFailure({ title, isOffline, busy, onRetry }: LoadFailureProps) {
  const t = useWords(complaintScreenWords)
  return (
    <div role="alert" className="wrap grid justify-items-center gap-2 py-10 text-center w768:py-16">
      <QuietSpeaker className="mb-2 size-40" />
      <h1 className="text-22">{title}</h1>
      <p className="max-w-[52ch] text-ink-2 text-pretty">{t(isOffline ? 'offline' : 'failed')}</p>
      <Button busy={busy && !isOffline} onClick={onRetry} className="mt-2.5">
        {t('again')}
      </Button>
    </div>
  )
}
