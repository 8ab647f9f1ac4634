import { useWords } from '../../language/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { listStateWords } from './list-state-words.ts'

interface ListFailedProps {
  query: { isFetching: boolean; isPaused: boolean; refetch: () => Promise<unknown> }
}

/** A list that could not be read: why, and once more. */
export function ListFailed({ query }: ListFailedProps) {
  const t = useWords(listStateWords)
  return (
    <div role="alert" className="grid justify-items-center gap-4 py-12 text-center">
      <p className="max-w-[44ch] text-ink-2 text-pretty">{query.isPaused ? t('offline') : t('failed')}</p>
      <Button look="secondary" busy={query.isFetching} onClick={() => query.refetch()}>
        {t('again')}
      </Button>
    </div>
  )
}
