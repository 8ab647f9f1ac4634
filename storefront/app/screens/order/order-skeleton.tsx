import { Breadcrumbs } from '../../commerce/breadcrumbs.tsx'
import { panelClasses } from '../../commerce/order/order-panel.ts'
import { useWords } from '../../language/use-words.ts'
import { orderWords } from './order-words.ts'

const Bar = ({ size }: { size: string }) => <span className={`skeleton block rounded-full ${size}`} />

/** The page in the shape of what comes; the same for everybody. */
export function OrderSkeleton() {
  const t = useWords(orderWords)
  const gaps = 'grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 w768:gap-5'
  return (
    <>
      <Breadcrumbs trail={[{ name: t('orders') }]} />
      <h1 role="status" className="sr-only">
        {t('loading')}
      </h1>
      <div aria-hidden className={`wrap ${gaps}`}>
        <div className="grid gap-2.5 py-1">
          <Bar size="h-6 w-64 max-w-full" />
          <Bar size="h-4 w-48" />
        </div>
        <div className="rounded-card border border-line">
          <div className="grid gap-2.5 p-4 w768:p-6">
            <Bar size="h-3.5 w-28" />
            <Bar size="h-6 w-72 max-w-full" />
            <Bar size="h-3.5 w-56 max-w-full" />
          </div>
          <div className="grid gap-[22px] border-t border-line px-4 py-5 w768:grid-cols-5 w768:px-6 w768:py-7">
            {[1, 2, 3, 4, 5].map((place) => (
              <div
                key={place}
                className="flex items-center gap-3.5 w768:flex-col w768:gap-2.5 w768:[&>:last-child]:w-24"
              >
                <span className="skeleton size-[42px] flex-none rounded-full" />
                <Bar size="h-3.5 w-36" />
              </div>
            ))}
          </div>
        </div>
        <div className={`${gaps} items-start w992:grid-cols-[minmax(0,1fr)_280px]`}>
          <div className={gaps}>
            <section className={panelClasses}>
              <Bar size="h-4 w-40" />
              {[1, 2, 3].map((place) => (
                <div key={place} className="mt-5 flex gap-4">
                  <span className="skeleton size-[72px] flex-none rounded-inner w576:size-[88px]" />
                  <span className="grid flex-1 content-center gap-3">
                    <Bar size="h-3.5 w-3/5" />
                    <Bar size="h-3.5 w-2/5" />
                  </span>
                </div>
              ))}
            </section>
            <section className={`${panelClasses} grid gap-4`}>
              <Bar size="h-4 w-32" />
              <Bar size="h-3.5 w-4/5" />
              <Bar size="h-3.5 w-3/5" />
            </section>
          </div>
          <div className={gaps}>
            <section className={`${panelClasses} grid gap-5`}>
              <Bar size="h-4 w-24" />
              <span className="skeleton h-12 rounded-control" />
              <Bar size="h-3.5 w-full" />
              <Bar size="h-3.5 w-4/5" />
              <Bar size="h-3.5 w-full" />
            </section>
            <section className={`${panelClasses} grid gap-4`}>
              <Bar size="h-4 w-32" />
              <Bar size="h-3.5 w-full" />
              <Bar size="h-3.5 w-full" />
              <Bar size="h-5 w-full" />
            </section>
          </div>
        </div>
      </div>
    </>
  )
}
