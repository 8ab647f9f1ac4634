import { useWords } from '../../language/use-words.ts'
import { trackOrderWords } from './track-order-words.ts'

const steps = ['first', 'second', 'third', 'fourth', 'fifth']

/** The head of an order in the shape of what comes. */
export function TrackedSkeleton() {
  const t = useWords(trackOrderWords)
  return (
    <div role="status" className="rounded-card border border-line">
      <span className="sr-only">{t('loading')}</span>
      <div className="grid gap-2.5 border-b border-line p-4 w768:p-6">
        <span className="skeleton h-3.5 w-28 rounded-full" />
        <span className="skeleton h-6 w-64 max-w-full rounded-full" />
        <span className="skeleton h-3.5 w-52 rounded-full" />
      </div>
      <div className="grid gap-[22px] px-4 py-5 w768:grid-cols-5 w768:gap-0 w768:px-6 w768:py-7">
        {steps.map((step) => (
          <span key={step} className="flex items-center gap-3.5 w768:flex-col w768:gap-2.5">
            <span className="skeleton size-[42px] rounded-full" />
            <span className="skeleton h-3.5 w-28 rounded-full" />
          </span>
        ))}
      </div>
    </div>
  )
}
