import { type ReactNode, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useToken } from '../../shopper/session.ts'
import { useNextOrHome } from './use-next.ts'

/** Whoever is signed in, or signs in here or in another tab, has nothing to do on this page and is led on. */
export function GuestOnly({ children }: { children: ReactNode }) {
  const isSignedIn = useToken() !== undefined
  const next = useNextOrHome()
  const navigate = useNavigate()
  useEffect(() => {
    if (isSignedIn) navigate(next, { replace: true })
  }, [isSignedIn, next, navigate])
  // The form stays until the next page is there, but takes nothing more.
  return <div inert={isSignedIn}>{children}</div>
}
