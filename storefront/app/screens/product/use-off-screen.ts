import { type RefObject, useEffect, useState } from 'react'

/** From this width on the bar waits until the action has gone by; on phones it is there whenever the action is not. */
const wide = '(min-width: 768px)'
/** The height of the header, under which the action cannot be seen; and all that is still to come counts as seen. */
const margins = { wide: '-76px 0px 1000000px 0px', narrow: '-60px 0px -57px 0px' }

/** Whether an element has left the screen. Nothing has, as long as the server speaks. */
export function useOffScreen(element: RefObject<HTMLElement | null>): boolean {
  const [off, setOff] = useState(false)
  useEffect(() => {
    const { current } = element
    const width = window.matchMedia(wide)
    let observer: IntersectionObserver | undefined
    const watch = () => {
      observer?.disconnect()
      if (current === null) return
      const rootMargin = width.matches ? margins.wide : margins.narrow
      observer = new IntersectionObserver(([entry]) => setOff(entry?.isIntersecting === false), {
        rootMargin,
      })
      observer.observe(current)
    }
    watch()
    width.addEventListener('change', watch)
    return () => {
      observer?.disconnect()
      width.removeEventListener('change', watch)
    }
  }, [element])
  return off
}
