import { useWords } from '../../language/use-words.ts'
import { ticketGrid } from './ticket-grid.ts'
import { vouchersWords } from './vouchers-words.ts'

/** Tabs and tickets in the shape of what comes. */
export function WalletSkeleton() {
  const t = useWords(vouchersWords)
  return (
    <div role="status" className="mt-3">
      <span className="sr-only">{t('loading')}</span>
      <div className="mb-5 flex h-[47px] items-center gap-8 border-b border-line px-4">
        <span className="skeleton h-3.5 w-24 rounded-full" />
        <span className="skeleton h-3.5 w-16 rounded-full" />
        <span className="skeleton h-3.5 w-20 rounded-full" />
      </div>
      <TicketSkeletons count={4} />
    </div>
  )
}

/** As many tickets as are likely to come: what lies below them must not come up meanwhile. */
export function TicketSkeletons({ count }: { count: number }) {
  return (
    <div aria-hidden className={ticketGrid}>
      {Array.from({ length: count }, (_, place) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
          key={place}
          className="grid grid-cols-[96px_minmax(0,1fr)] overflow-hidden rounded-inner border border-line w768:grid-cols-[124px_minmax(0,1fr)]"
        >
          <span className="skeleton min-h-[136px] w768:min-h-[102px]" />
          <span className="grid content-center gap-2.5 px-4">
            <span className="skeleton h-3.5 w-3/5 rounded-full" />
            <span className="skeleton h-2.5 w-4/5 rounded-full" />
            <span className="skeleton h-2.5 w-2/5 rounded-full" />
          </span>
        </div>
      ))}
    </div>
  )
}
