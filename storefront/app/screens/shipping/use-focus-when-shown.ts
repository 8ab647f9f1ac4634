import { type RefObject, useEffect, useRef } from 'react'

interface Shown {
  ref: RefObject<HTMLElement | null>
  /** Called when something new was asked for. */
  onAsk: () => void
}

/** Leads to what was asked for as soon as other data is on the page: on phones it stands below the form. */
export function useFocusWhenShown(data: object): Shown {
  const ref = useRef<HTMLElement>(null)
  const awaitedSince = useRef<object>(undefined)
  useEffect(() => {
    if (awaitedSince.current === undefined || awaitedSince.current === data) return
    awaitedSince.current = undefined
    ref.current?.focus()
  }, [data])
  return {
    ref,
    onAsk: () => {
      awaitedSince.current = data
    },
  }
}
