import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'

/** A page that is there within this time needs no bar. */
const throttle = 200

/** The bar at the top of the page while the next page loads. */
export function LoadingBar() {
  const loading = useNavigation().state !== 'idle'
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (!loading) {
      setShown(false)
      return undefined
    }
    const timer = setTimeout(() => setShown(true), throttle)
    return () => clearTimeout(timer)
  }, [loading])
  return shown ? (
    <div className="loading-bar fixed inset-x-0 top-0 z-50 h-[3px] bg-primary" aria-hidden />
  ) : null
}
