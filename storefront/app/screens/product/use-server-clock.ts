import { useEffect, useRef } from 'react'

/**
 * What the server's clock says now, for parts that appear some time after the page: the time the server sent, moved on
 * by what has passed since. The first picture of a page has the very time that was sent, so that it is the server's.
 */
export function useServerClock(serverTime: string): () => string {
  const arrived = useRef<{ of: string; at: number }>(undefined)
  useEffect(() => {
    arrived.current = { of: serverTime, at: performance.now() }
  }, [serverTime])
  return () => {
    const { current } = arrived
    if (current?.of !== serverTime) return serverTime
    return new Date(Date.parse(serverTime) + performance.now() - current.at).toISOString()
  }
}
