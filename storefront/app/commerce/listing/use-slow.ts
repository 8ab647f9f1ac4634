import { useEffect, useState } from 'react'

/** Skeletons that flash up for a moment are worse than a list that pales. */
const patience = 400

/** Whether something takes longer than one waits without a sign. */
export function useSlow(loading: boolean): boolean {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!loading) {
      setSlow(false)
      return undefined
    }
    const timer = setTimeout(() => setSlow(true), patience)
    return () => clearTimeout(timer)
  }, [loading])
  return slow && loading
}
