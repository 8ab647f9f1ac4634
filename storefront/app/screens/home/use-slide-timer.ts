import { useEffect, useRef } from 'react'

const slideTime = 7000

/** Turns to the next slide after a while; not in a hidden tab, and not for who wants less motion. */
export function useSlideTimer({
  running,
  current,
  next,
}: {
  running: boolean
  current: number
  next: () => void
}) {
  const turn = useRef(next)
  turn.current = next
  // biome-ignore lint/correctness/useExhaustiveDependencies: every slide has its own time
  useEffect(() => {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    if (!running || still) return undefined
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') turn.current()
    }, slideTime)
    return () => clearInterval(timer)
  }, [running, current])
}
