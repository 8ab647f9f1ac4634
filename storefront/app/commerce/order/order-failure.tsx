import { useWords } from '../../language/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { QuietSpeaker } from '../../ui/quiet-speaker.tsx'
import { orderPartWords } from './order-part-words.ts'

interface OrderFailureProps {
  isOffline: boolean
  busy: boolean
  onRetry: () => void
}

/** The order could not be loaded: what is the matter, and another try. */
export function OrderFailure({ isOffline, busy, onRetry }: OrderFailureProps) {
  const t = useWords(orderPartWords)
  return (
    <div role="alert" className="grid justify-items-center gap-2 py-10 text-center w768:py-16">
      <QuietSpeaker className="mb-2 size-40" />
      <h1 className="text-22">{t('your_order')}</h1>
      <p className="max-w-[52ch] text-ink-2 text-pretty">{t(isOffline ? 'offline' : 'failed_to_load')}</p>
      <Button busy={busy && !isOffline} onClick={onRetry} className="mt-2.5">
        {t('load_again')}
      </Button>
    </div>
  )
}
