import { useWords } from '../../language/use-words.ts'
import { complaintsWords } from './complaints-words.ts'

/** Cards in the shape of what comes. */
export function ComplaintListSkeleton() {
  const t = useWords(complaintsWords)
  return (
    <div role="status">
      <span className="sr-only">{t('loading')}</span>
      <div aria-hidden className="grid gap-4 w1400:grid-cols-2">
        {[1, 2, 3, 4].map((place) => (
          <div key={place} className="rounded-card border border-line">
            <div className="flex h-[47px] items-center gap-3 border-b border-line px-4 w768:px-5">
              <span className="skeleton h-3.5 w-32 rounded-full" />
              <span className="skeleton h-3.5 w-20 rounded-full" />
            </div>
            <div className="flex items-center gap-4 p-4 w768:px-5">
              <span className="skeleton size-[52px] flex-none rounded-[10px] w768:size-16" />
              <span className="grid flex-1 gap-2.5">
                <span className="skeleton h-3.5 w-3/5 rounded-full" />
                <span className="skeleton h-3.5 w-2/5 rounded-full" />
              </span>
            </div>
            <div className="h-24 rounded-b-card bg-soft w576:h-16" />
          </div>
        ))}
      </div>
    </div>
  )
}
