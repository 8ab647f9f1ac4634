import { type RefObject, useEffect, useRef, useState } from 'react'

/** Tells when the page has been scrolled past a mark: an empty element of 10 px at the very top. */
export function useStuck(): { mark: RefObject<HTMLDivElement | null>; stuck: boolean } {
  const mark = useRef<HTMLDivElement>(null)
  const [stuck, setStuck] = useState(false)
  useEffect(() => {
    const element = mark.current
    if (element === null) return undefined
    const observer = new IntersectionObserver(([entry]) => setStuck(entry?.isIntersecting === false))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { mark, stuck }
}
