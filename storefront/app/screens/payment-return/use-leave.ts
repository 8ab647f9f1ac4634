import type { PayingPlace } from '@gema/contract/shapes/payment.ts'
import { useEffect, useState } from 'react'
import { leaveToPay } from '../../commerce/checkout/leave-to-pay.ts'

/** Goes to the place where one pays. Who comes back by the back button finds the page as it was, ready for another try. */
export function useLeave() {
  const [leaving, setLeaving] = useState(false)
  useEffect(() => {
    const stay = ({ persisted }: PageTransitionEvent) => persisted && setLeaving(false)
    window.addEventListener('pageshow', stay)
    return () => window.removeEventListener('pageshow', stay)
  }, [])
  const leave = (place: PayingPlace) => {
    setLeaving(true)
    leaveToPay(place)
  }
  return { leaving, leave }
}
