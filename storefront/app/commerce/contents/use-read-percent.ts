import { useEffect, useState } from 'react'
import { readPercent } from './reading-state.ts'

/** How much of a text has been read, in percent, by where it stands on the screen. */
export function useReadPercent(textId: string): number {
  const [percent, setPercent] = useState(0)
  useEffect(() => {
    let frame = 0
    const look = () => {
      frame = 0
      const text = document.getElementById(textId)?.getBoundingClientRect()
      if (text) setPercent(readPercent({ top: text.top, height: text.height, screen: window.innerHeight }))
    }
    // Once a frame is often enough, however fast somebody scrolls.
    const lookSoon = () => {
      if (frame === 0) frame = requestAnimationFrame(look)
    }
    look()
    window.addEventListener('scroll', lookSoon, { passive: true })
    window.addEventListener('resize', lookSoon)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', lookSoon)
      window.removeEventListener('resize', lookSoon)
    }
  }, [textId])
  return percent
}
