import { useWords } from '../../language/use-words.ts'
import { searchWords } from './search-words.ts'

const rows = [0, 1, 2, 3, 4]

/** The shape of what is being searched for. */
export function WaitingView({ id }: { id: string }) {
  const t = useWords(searchWords)
  return (
    <div id={id} role="status" className="grid gap-1 px-2 py-3">
      <p className="sr-only">{t('loading')}</p>
      {rows.map((row) => (
        <div key={row} aria-hidden className="flex items-center gap-3 px-3 py-1.5">
          <span className="skeleton size-13 shrink-0 rounded-inner" />
          <span className="grid flex-1 gap-2">
            <span className="skeleton h-3 w-3/5 rounded-md" />
            <span className="skeleton h-3 w-1/4 rounded-md" />
          </span>
          <span className="skeleton h-3.5 w-24 rounded-md" />
        </div>
      ))}
    </div>
  )
}
