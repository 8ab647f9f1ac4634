import { useWords } from '../../../language/use-words.ts'
import { deliveryWords } from './delivery-words.ts'

const widths = ['w-28', 'w-40', 'w-36', 'w-24']

/** Four cards in the shape of what comes. */
export function DeliverySkeleton() {
  const t = useWords(deliveryWords)
  return (
    <div role="status" aria-label={t('loading')} className="grid gap-2">
      {widths.map((width) => (
        <div
          key={width}
          className="flex min-h-[66px] items-center gap-3.5 rounded-inner border border-line-2 px-4"
        >
          <span className="skeleton size-5 flex-none rounded-full" />
          <span className="flex-1 space-y-2">
            <span className={`skeleton block h-3.5 rounded ${width}`} />
            <span className="skeleton block h-2.5 w-44 max-w-full rounded" />
          </span>
          <span className="skeleton h-3.5 w-20 rounded" />
        </div>
      ))}
    </div>
  )
}
