import { useEffect, useState } from 'react'
import { ageOf } from './age-of.ts'

interface CountdownProps {
  /** When it ends, and what the server's clock said when it answered. */
  endTime: string
  serverTime: string
  label: string
  onEnd: () => void
}

/** Hours, minutes and seconds until a moment, by the server's clock: a visitor's clock may be wrong. */
export function Countdown({ endTime, serverTime, label, onEnd }: CountdownProps) {
  const total = Math.max(0, Date.parse(endTime) - Date.parse(serverTime))
  const [left, setLeft] = useState(total)
  useEffect(() => {
    const started = performance.now() - ageOf(serverTime)
    const tick = () => {
      const now = Math.max(0, total - (performance.now() - started))
      setLeft(now)
      if (now > 0) return
      clearInterval(timer)
      onEnd()
    }
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [total, serverTime, onEnd])
  const seconds = Math.floor(left / 1000)
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return (
    <div
      role="timer"
      aria-label={label}
      dir="ltr"
      className="figures inline-flex min-h-7 min-w-27 items-center gap-1 text-14 font-bold"
    >
      {parts.map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: hours, minutes and seconds have fixed places
        <span key={place} className="inline-flex items-center gap-1">
          {place > 0 && <span aria-hidden>:</span>}
          <b className="min-w-[30px] rounded-md bg-ink px-1.5 py-1 text-center leading-5 text-white">
            {String(part).padStart(2, '0')}
          </b>
        </span>
      ))}
    </div>
  )
}
