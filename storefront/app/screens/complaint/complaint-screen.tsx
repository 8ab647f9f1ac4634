import { useLocation } from 'react-router'
import { addressOf } from '../../addresses.ts'
import { pageMeta } from '../../api/page-meta.ts'
import { placeWithKey } from '../../commerce/order/own-order-place.ts'
import type { Route } from './+types/complaint-screen'
import { complaintScreenWords } from './complaint-screen-words.ts'
import { FilingPage } from './filing/filing-page.tsx'
import { ComplaintPage } from './following/complaint-page.tsx'
import { GoTo } from './go-to.tsx'
import { KnownOnly } from './known-only.tsx'

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, complaintScreenWords, (t) => ({
    title: t(params.id === undefined ? 'file' : 'complaint'),
    noindex: true,
  }))

/** Where a complaint about an order is filed, and where it is followed afterwards. Open to who holds the key of a mail. */
export default function ComplaintScreen({ params: { id } }: Route.ComponentProps) {
  const asked = new URLSearchParams(useLocation().search)
  const order = asked.get('order')
  const key = asked.get('key')
  if (id !== undefined) {
    return (
      <KnownOnly hasKey={key !== null}>
        <ComplaintPage key={id} id={id} orderKey={key ?? undefined} />
      </KnownOnly>
    )
  }
  if (order === null) return <GoTo address={addressOf('complaints')} />
  const place = placeWithKey(order, key)
  return (
    <KnownOnly hasKey={place.key !== undefined}>
      <FilingPage key={order} place={place} />
    </KnownOnly>
  )
}
