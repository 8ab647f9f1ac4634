import { type ReactNode, useEffect } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { addressOf } from '../../addresses.ts'
import { inLanguage } from '../../language/language-path.ts'
import { useLanguage } from '../../language/use-language.ts'
import { withNext } from '../../shopper/next-address.ts'
import { useIsAwake, useToken } from '../../shopper/session.ts'

/** Guests go to the sign-in and come back afterwards. What the server sends is the same shell for everybody. */
export function SignedInOnly({ children }: { children: ReactNode }) {
  const token = useToken()
  const awake = useIsAwake()
  const { language } = useLanguage()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const isGuest = awake && token === undefined
  // Somebody who has just signed out is on the way to another page already.
  const isLeaving = useNavigation().state !== 'idle'
  useEffect(() => {
    if (!isGuest || isLeaving) return
    navigate(withNext(inLanguage(addressOf('login'), language), `${pathname}${search}`), { replace: true })
  }, [isGuest, isLeaving, language, pathname, search, navigate])
  return isGuest ? null : children
}
