import { useWords } from '../../language/use-words.ts'
import { savedWords } from './saved-words.ts'

/** The shape of saved simulations that are on their way. */
export function SavedSkeleton({ count }: { count: number }) {
  const t = useWords(savedWords)
  return (
    <div
      role="status"
      aria-label={t('loading')}
      className="grid grid-cols-1 gap-3 w992:grid-cols-2 w992:gap-[var(--gap)] noscript:hidden"
    >
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes without a name
        <div key={place} className="grid h-[152px] content-between rounded-card border border-line p-4">
          <div className="flex justify-between gap-4">
            <span className="skeleton h-5 w-2/5 rounded" />
            <span className="skeleton h-5 w-1/4 rounded" />
          </div>
          <div className="flex gap-2">
            <span className="skeleton size-12 rounded-[10px]" />
            <span className="skeleton size-12 rounded-[10px]" />
            <span className="skeleton size-12 rounded-[10px]" />
          </div>
          <span className="skeleton h-5 w-3/5 rounded" />
        </div>
      ))}
    </div>
  )
}
