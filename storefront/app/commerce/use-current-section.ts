import { useEffect, useState } from 'react'

/** From far above the screen down to a little above its middle: what begins there has been come to. */
const rootMargin = '1000000px 0px -55% 0px'

/** Which section of the page is being read, by the ids of the sections in their order; the first before any script. */
export function useCurrentSection(ids: string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0])
  const key = ids.join(' ')
  useEffect(() => {
    const order = key.split(' ')
    const begun = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) begun.add(target.id)
          else begun.delete(target.id)
        }
        setCurrent(order.findLast((id) => begun.has(id)) ?? order[0])
      },
      { rootMargin },
    )
    for (const id of order) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [key])
  return current
}
