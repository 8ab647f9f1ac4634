import { panelClasses } from '../../commerce/order/order-panel.ts'
import { useWords } from '../../language/use-words.ts'
import { paymentReturnWords } from './payment-return-words.ts'
import { providerName } from './provider-names.ts'
import { returnGrid } from './return-grid.ts'

/** The page in the shape of what comes; the same for everybody. */
export function ReturnSkeleton({ provider }: { provider: string }) {
  const t = useWords(paymentReturnWords)
  const name = providerName(provider)
  return (
    <div className={returnGrid}>
      <div className="grid min-w-0 gap-4 w768:gap-5">
        <section className={panelClasses}>
          <div className="grid gap-4 w576:grid-cols-[auto_minmax(0,1fr)]">
            <span className="relative size-14 rounded-full bg-primary-soft">
              <span
                aria-hidden
                className="turning absolute inset-0 rounded-full border-2 border-primary border-t-transparent"
              />
            </span>
            <div role="status">
              <h1 className="text-22 w768:text-28">
                {name === undefined ? t('loading') : t('asking', { provider: name })}
              </h1>
              <p className="mt-1 text-ink-2">{t('asking_text')}</p>
              <span aria-hidden className="skeleton mt-5 block h-3.5 w-64 max-w-full rounded-full" />
            </div>
          </div>
          <span aria-hidden className="skeleton mt-6 block h-24 rounded-inner" />
        </section>
        <section aria-hidden className={panelClasses}>
          <Bar width="w-40" />
          {[1, 2].map((place) => (
            <div
              key={place}
              className="mt-4 grid grid-cols-[72px_minmax(0,1fr)] gap-4 w576:grid-cols-[88px_1fr]"
            >
              <span className="skeleton aspect-square rounded-inner" />
              <span className="grid content-center gap-3">
                <Bar width="w-3/5" />
                <Bar width="w-2/5" />
              </span>
            </div>
          ))}
        </section>
      </div>
      <div aria-hidden className="grid min-w-0 gap-4 w768:gap-5">
        <section className={`${panelClasses} grid gap-4`}>
          <Bar width="w-2/5" />
          <Bar width="w-full" />
          <Bar width="w-full" />
          <Bar width="w-full" />
          <Bar width="w-4/5" />
        </section>
        <section className={`${panelClasses} grid gap-4`}>
          <Bar width="w-2/5" />
          <Bar width="w-4/5" />
          <Bar width="w-full" />
        </section>
      </div>
    </div>
  )
}

const Bar = ({ width }: { width: string }) => (
  <span className={`skeleton block h-3.5 rounded-full ${width}`} />
)
