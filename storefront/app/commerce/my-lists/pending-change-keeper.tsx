import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import { readToken } from '../../api/token-cookie.ts'
import { forgetPending, takePending } from '../../shopper/pending-change.ts'
import { useToken } from '../../shopper/session.ts'
import { useChangeList } from './use-change-list.ts'

/** Does after the sign-in what a guest wanted before it. A guest who comes back without signing in no longer wants it. */
export function PendingChangeKeeper() {
  const token = useToken()
  const { pathname } = useLocation()
  const change = useChangeList()
  const keep = useEffectEvent(() => {
    // While the page wakes up, everybody seems to be a guest.
    if (readToken() === undefined) return forgetPending()
    const pending = token === undefined ? undefined : takePending()
    if (pending) void change({ ...pending, on: true })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew on every page and at every sign-in
  useEffect(() => keep(), [token, pathname])
  return null
}
