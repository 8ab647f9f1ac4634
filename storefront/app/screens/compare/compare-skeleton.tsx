import { listStateWords } from '../../commerce/my-lists/list-state-words.ts'
import { useWords } from '../../language/use-words.ts'

const bar = 'skeleton block h-3.5 rounded-md'

/** The comparison on its way: heads and rows in the shape of what comes. */
export function CompareSkeleton() {
  const t = useWords(listStateWords)
  return (
    <div role="status">
      <p className="sr-only">{t('loading')}</p>
      <div
        aria-hidden
        className="mt-6 grid grid-cols-2 gap-x-3 w768:grid-cols-4 w992:grid-cols-5 w992:gap-x-8"
      >
        <span className="max-w992:hidden" />
        {[1, 2, 3, 4].map((column) => (
          <span key={column} className={column > 2 ? 'max-w768:hidden' : ''}>
            <span className="skeleton block aspect-square rounded-card" />
            <span className={`${bar} mt-3.5 w-1/3`} />
            <span className={`${bar} mt-2.5 w-11/12`} />
            <span className={`${bar} mt-3 w-3/5`} />
            <span className="skeleton mt-5 block h-10 rounded-control" />
          </span>
        ))}
      </div>
      <div aria-hidden className="mt-6 space-y-4">
        {[1, 2, 3, 4, 5, 6].map((row) => (
          <span key={row} className={`${bar} w-full`} />
        ))}
      </div>
    </div>
  )
}
