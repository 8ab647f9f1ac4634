import { useEffect, useState } from 'react'

/** A value once it has not changed for a moment: not every letter is worth a question to the server. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), 250)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
