import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

/** Longer than any page takes to be left; whoever is still here has stopped it. */
const patience = 12_000

/**
 * Leaves the page, and tells when its shopper is on it again: by the back button, which may show the page just as it
 * was left, or because they stopped on the way. What is in the cart is asked for anew.
 */
export function useBackAgain(onBack: () => void): (leave: () => void) => void {
  const client = useQueryClient()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const tell = useRef(onBack)
  useEffect(() => {
    tell.current = onBack
  })
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      clearTimeout(timer.current)
      tell.current()
      void client.invalidateQueries({ queryKey: ['cart'] })
    }
    window.addEventListener('pageshow', shown)
    return () => {
      window.removeEventListener('pageshow', shown)
      clearTimeout(timer.current)
    }
  }, [client])
  return (leave) => {
    leave()
    timer.current = setTimeout(() => tell.current(), patience)
  }
}
