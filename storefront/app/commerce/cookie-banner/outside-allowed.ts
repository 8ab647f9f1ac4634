import { useEffect, useEffectEvent } from 'react'
import { type CookieChoice, cookieChoice, onCookieChoice, rememberedAs } from './cookie-choice.ts'

/** Whether what comes from other sites may be shown without asking once more. */
export const isOutsideAllowed = (): boolean => cookieChoice() === 'all'

/** Tells when the visitor says, here or in another tab, that only what is needed may run. */
export function useOutsideForbidden(onForbidden: () => void): void {
  const look = useEffectEvent((answer: CookieChoice | undefined) => {
    if (answer === 'needed') onForbidden()
  })
  useEffect(() => {
    const inOtherTab = ({ key }: StorageEvent) => {
      if (key === rememberedAs) look(cookieChoice())
    }
    const stop = onCookieChoice((answer) => look(answer))
    window.addEventListener('storage', inOtherTab)
    return () => {
      stop()
      window.removeEventListener('storage', inOtherTab)
    }
  }, [])
}
