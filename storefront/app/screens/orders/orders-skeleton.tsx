import { useWords } from '../../language/use-words.ts'
import { ordersWords } from './orders-words.ts'

const shapes = ['first', 'second', 'third', 'fourth']

/** Cards in the shape of those that come. */
export function OrdersSkeleton() {
  const t = useWords(ordersWords)
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{t('loading')}</span>
      {shapes.map((shape) => (
        <div key={shape} aria-hidden className="overflow-hidden rounded-card border border-line">
          <div className="flex h-[47px] items-center gap-2.5 border-b border-line px-4 w768:px-5">
            <span className="skeleton h-3.5 w-32 rounded-full" />
            <span className="skeleton h-3 w-20 rounded-full" />
            <span className="skeleton ms-auto h-[22px] w-24 rounded-[6px]" />
          </div>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4 w768:px-5">
            <span className="skeleton size-[52px] rounded-[10px] w768:size-16" />
            <span className="grid flex-1 gap-2.5">
              <span className="skeleton h-3.5 w-3/5 rounded-full" />
              <span className="skeleton h-3 w-20 rounded-full" />
            </span>
            <span className="skeleton h-5 w-full rounded-full w768:w-28" />
          </div>
          <div className="flex flex-wrap items-center justify-between gap-2 bg-soft px-4 py-3 w768:px-5">
            <span className="skeleton my-[3px] h-3.5 w-52 rounded-full" />
            <span className="skeleton h-10 w-full rounded-control w768:w-32" />
          </div>
        </div>
      ))}
    </div>
  )
}
