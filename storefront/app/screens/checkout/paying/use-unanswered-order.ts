import { useEffect, useRef, useState } from 'react'
import { useAsk } from '../../../api/browser-ask.ts'
import { useGoOn } from '../../../commerce/checkout/use-go-on.ts'
import { attemptAnswered, recallAttempt } from './attempt.ts'

/**
 * Asks about an order whose answer never came, with the very key it was sent with: where it was made, this answers with it;
 * where it was not, nothing can be made now, because nothing is selected. Tells whether that is still under way.
 */
export function useUnansweredOrder(): boolean {
  const ask = useAsk()
  const goOn = useGoOn()
  const [unanswered] = useState(() => recallAttempt()?.unanswered)
  const [isLooking, setLooking] = useState(unanswered !== undefined)
  const isAsked = useRef(false)
  useEffect(() => {
    if (unanswered === undefined || isAsked.current) return
    isAsked.current = true
    const look = async () => {
      const answer = await ask('checkoutStore', unanswered).catch(() => undefined)
      if (answer !== undefined) attemptAnswered()
      if (answer?.ok) goOn(answer.data)
      else setLooking(false)
    }
    void look()
  }, [unanswered, ask, goOn])
  return isLooking
}
