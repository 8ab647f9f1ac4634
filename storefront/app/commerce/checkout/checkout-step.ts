import { createContext, useContext, useEffect } from 'react'

/** Tells the head of the page how many of the three steps are done. */
const context = createContext<(done: number) => void>(() => {})

export const CheckoutStepProvider = context.Provider

/** Ticks the steps in the head of the page: address, delivery, payment. The first that is not done is the current one. */
export function useCheckoutStep(done: 0 | 1 | 2 | 3): void {
  const tell = useContext(context)
  useEffect(() => tell(done), [tell, done])
}
