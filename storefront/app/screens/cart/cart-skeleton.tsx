import { useWords } from '../../language/use-words.ts'
import { cartWords } from './cart-words.ts'

const bar = 'skeleton block rounded-md'

/** The cart in the shape of what comes: progress, lines of a store, summary. */
export function CartSkeleton() {
  const t = useWords(cartWords)
  return (
    <div role="status" className="grid items-start gap-5 w992:grid-cols-[minmax(0,1fr)_280px] w1200:gap-8">
      <span className="sr-only">{t('loading')}</span>
      <div aria-hidden className="grid gap-4">
        <span className="skeleton h-[60px] rounded-inner" />
        <div className="rounded-card border border-line">
          <div className="flex h-12 items-center px-3.5 w768:px-5">
            <span className={`${bar} h-4 w-32`} />
          </div>
          <div className="flex h-14 items-center border-t-8 border-b border-soft px-3.5 w768:px-5">
            <span className={`${bar} h-4 w-48`} />
          </div>
          <LineSkeleton />
          <LineSkeleton />
          <LineSkeleton />
        </div>
      </div>
      <div aria-hidden className="grid gap-3 rounded-card border border-line p-4">
        <span className={`${bar} h-6 w-24`} />
        <span className={`${bar} h-14`} />
        <span className={`${bar} h-4`} />
        <span className={`${bar} h-4`} />
        <span className={`${bar} h-4`} />
        <span className={`${bar} h-7`} />
        <span className={`${bar} h-14 max-w992:hidden`} />
      </div>
    </div>
  )
}

function LineSkeleton() {
  return (
    <div className="flex gap-3 border-b border-line p-3.5 last:border-0 w768:gap-4 w768:p-5">
      <span className={`${bar} mt-7 size-5 flex-none w768:mt-[42px]`} />
      <span className="skeleton size-[76px] flex-none rounded-[10px] w768:size-[104px]" />
      <span className="grid flex-1 content-start gap-2">
        <span className={`${bar} h-3 w-16`} />
        <span className={`${bar} h-5 w-3/5`} />
        <span className={`${bar} h-4 w-2/5`} />
        <span className={`${bar} ms-auto mt-2 h-9 w-[108px]`} />
      </span>
    </div>
  )
}
