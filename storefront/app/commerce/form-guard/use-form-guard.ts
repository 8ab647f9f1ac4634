import { useEffect, useRef } from 'react'
import { proofOfPerson } from './proof-of-person.ts'

/**
 * Guards a form against programs: `hidden` is for the field that they fill in, and `proof` is what is sent with the form.
 * It may take a moment, during which the form is busy.
 */
export function useFormGuard() {
  const hidden = useRef<HTMLInputElement>(null)
  const begun = useRef(0)
  useEffect(() => {
    begun.current = performance.now()
  }, [])
  return { hidden, proof: () => proofOfPerson(begun.current, hidden.current) }
}
