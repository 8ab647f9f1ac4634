import { Fragment, useEffect, useState } from 'react'
import { useWords } from '../../language/use-words.ts'
import { ageOf } from '../../ui/age-of.ts'
import { countdownParts } from './countdown-parts.ts'
import { flashSaleWords } from './flash-sale-words.ts'

interface BigCountdownProps {
  /** The moment it counts to, and what the server's clock said when it answered. */
  until: string
  serverTime: string
  label: string
}

/** The time until a sale ends or begins, by the server's clock. It is never read out each second. */
export function BigCountdown({ until, serverTime, label }: BigCountdownProps) {
  const t = useWords(flashSaleWords)
  const total = Date.parse(until) - Date.parse(serverTime)
  const [gone, setGone] = useState(0)
  useEffect(() => {
    const begin = Date.now() - ageOf(serverTime)
    const tick = () => setGone(Math.min(total, Date.now() - begin))
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [total, serverTime])
  return (
    <div className="w768:flex-none">
      <p aria-hidden className="mb-2 text-14 text-on-night-2">
        {label}
      </p>
      <div
        role="timer"
        aria-label={label}
        dir="ltr"
        className="figures flex items-start gap-2.5 max-w350:gap-1.5 rtl:justify-end"
      >
        {countdownParts(total - gone).map(({ unit, value }, place) => (
          <Fragment key={unit}>
            {place > 0 && (
              <span aria-hidden className="text-28 leading-15 w768:text-36 w768:leading-21">
                :
              </span>
            )}
            <span className="grid justify-items-center gap-1.5 text-12 text-on-night-2">
              <b className={figureClasses}>{String(value).padStart(2, '0')}</b>
              {t(unit)}
            </span>
          </Fragment>
        ))}
      </div>
    </div>
  )
}

const figureClasses =
  'grid h-16 w-16 place-items-center rounded-card bg-white/10 text-28 font-strong tracking-tight text-white w380:w-18 w380:text-36 w768:h-22 w768:w-21 w768:text-48'
