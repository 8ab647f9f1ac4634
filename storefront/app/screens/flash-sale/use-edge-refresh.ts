import type { FlashSale } from '@gema/contract/calls/flash-sale.ts'
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { ageOf } from '../../ui/age-of.ts'
import { nextEdge } from './next-edge.ts'

/** Asked a moment later: the server must be past the edge too. */
const grace = 1000
/** How often the clock is looked at; a timer over the whole time would stand still in a tab that sleeps. */
const beat = 1000

/** Edges that have been asked for: once each, also when the answer did not change anything. */
const done = new Set<number>()

/** Asks for the page's data again when a sale begins or ends, also in a tab that slept through it. */
export function useEdgeRefresh(sales: FlashSale[], serverTime: string): void {
  const { revalidate } = useRevalidator()
  const edge = nextEdge(sales, serverTime)
  useEffect(() => {
    if (edge === undefined || done.has(edge)) return undefined
    // How far the two clocks are apart; a visitor's clock may be wrong, but it runs on while the tab sleeps.
    const ahead = Date.now() - Date.parse(serverTime) - ageOf(serverTime)
    const look = () => {
      // Without a network the question would only fail; it is asked when there is one.
      if (Date.now() - ahead < edge + grace || !navigator.onLine || done.has(edge)) return
      done.add(edge)
      clearInterval(timer)
      void revalidate()
    }
    const timer = setInterval(look, beat)
    document.addEventListener('visibilitychange', look)
    window.addEventListener('online', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('online', look)
    }
  }, [edge, serverTime, revalidate])
}
