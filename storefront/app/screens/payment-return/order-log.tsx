import type { Order } from '@gema/contract/shapes/order.ts'
import { useMoments } from '../../commerce/account/use-moments.ts'
import { panelClasses } from '../../commerce/order/order-panel.ts'
import { useWords } from '../../language/use-words.ts'
import { classNames } from '../../ui/class-names.ts'
import { orderWords } from './order-words.ts'

/** All that has happened to an order, the newest first. */
export function OrderLog({ events }: { events: Order['events'] }) {
  const t = useWords(orderWords)
  const { dayAndTime } = useMoments()
  if (events.length === 0) return null
  // The sort is stable: of one moment, the later entry of the log is the newer one.
  const newestFirst = events.toReversed().sort((one, other) => other.at.localeCompare(one.at))
  return (
    <section className={panelClasses}>
      <h2 className="mb-4 text-18">{t('log')}</h2>
      <ol className="text-14">
        {newestFirst.map(({ kind, message, at }, place) => (
          <li
            key={`${kind} ${at} ${message}`}
            className="group relative grid gap-x-4 ps-7 pb-5 last:pb-0 w576:grid-cols-[150px_minmax(0,1fr)] w576:ps-0"
          >
            <time dateTime={at} className="figures text-ink-2">
              {dayAndTime(at)}
            </time>
            <span className="relative w576:ps-7">
              <span
                aria-hidden
                className={classNames(
                  'absolute size-3 rounded-full border-2 max-w576:-start-7 max-w576:-top-4 w576:start-0 w576:top-1',
                  place === 0 ? 'border-primary bg-primary' : 'border-theme bg-page',
                )}
              />
              <span
                aria-hidden
                className="absolute w-0.5 bg-line group-last:hidden max-w576:-start-[23px] max-w576:-top-1 max-w576:-bottom-4 w576:start-[5px] w576:top-5 w576:-bottom-5"
              />
              <b className="font-semibold">{message}</b>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
