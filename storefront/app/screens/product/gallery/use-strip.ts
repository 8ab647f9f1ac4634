import { type RefObject, useEffect, useRef, useState } from 'react'

interface Strip {
  strip: RefObject<HTMLUListElement | null>
  current: number
  go: (place: number) => void
  onScroll: () => void
}

/** A row of pictures that is swiped; tells which one is in sight. It begins anew when what it shows changes. */
export function useStrip(shows: string | undefined): Strip {
  const strip = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const before = useRef(shows)
  useEffect(() => {
    if (before.current === shows) return
    before.current = shows
    strip.current?.scrollTo({ left: 0, behavior: 'instant' })
    setCurrent(0)
  }, [shows])
  return {
    strip,
    current,
    go: (place) => {
      const { current: row } = strip
      if (row === null) return
      // Read from right to left, the row scrolls into negative numbers.
      const forward = getComputedStyle(row).direction === 'rtl' ? -1 : 1
      row.scrollTo({ left: forward * place * row.clientWidth, behavior: 'instant' })
      setCurrent(place)
    },
    onScroll: () => {
      const { current: row } = strip
      if (row !== null) setCurrent(Math.round(Math.abs(row.scrollLeft) / row.clientWidth))
    },
  }
}
