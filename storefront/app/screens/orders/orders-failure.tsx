import { useWords } from '../../language/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { QuietSpeaker } from '../../ui/quiet-speaker.tsx'
import { ordersWords } from './orders-words.ts'

interface OrdersFailureProps {
  query: { isFetching: boolean; isPaused: boolean; refetch: () => Promise<unknown> }
}

/** The orders could not be loaded: what is the matter, and another try. */
export function OrdersFailure({ query: { isFetching, isPaused, refetch } }: OrdersFailureProps) {
  const t = useWords(ordersWords)
  return (
    <div role="alert" className="grid justify-items-center gap-2 py-10 text-center w768:py-16">
      <QuietSpeaker className="mb-2 size-40" />
      <p className="max-w-[44ch] text-ink-2 text-pretty">{t(isPaused ? 'offline' : 'failed')}</p>
      <Button look="secondary" busy={isFetching && !isPaused} onClick={() => refetch()} className="mt-2.5">
        {t('again')}
      </Button>
    </div>
  )
}
