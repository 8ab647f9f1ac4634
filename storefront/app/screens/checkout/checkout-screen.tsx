import { useState } from 'react'
import { hasGuestToken } from '../../api/guest-token.ts'
import { pageMeta } from '../../api/page-meta.ts'
import { useShop } from '../../api/use-shop.ts'
import { AccountFailure } from '../../commerce/account/account-failure.tsx'
import { SignedInOnly } from '../../commerce/account/signed-in-only.tsx'
import { useWords } from '../../language/use-words.ts'
import { useIsAwake, useToken } from '../../shopper/session.ts'
import { useCart } from '../../shopper/use-cart.ts'
import type { Route } from './+types/checkout-screen'
import { useAddressBook } from './address/use-address-book.ts'
import { CheckoutPage, checkoutTitle } from './checkout-page.tsx'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import { checkoutWords } from './checkout-words.ts'
import { NothingToPay } from './nothing-to-pay.tsx'
import { OneMoment } from './one-moment.tsx'
import { useIsMerging } from './use-is-merging.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, checkoutWords, (t) => ({ title: t('title'), noindex: true }))

/** The checkout. Where guests may not order, they sign in first and come back. */
export default function CheckoutScreen() {
  const { guest_checkout: isOpenToGuests } = useShop().setting.store_setting
  const token = useToken()
  // Another shopper has another form.
  const checkout = <Checkout key={token ?? 'guest'} />
  return isOpenToGuests ? checkout : <SignedInOnly>{checkout}</SignedInOnly>
}

function Checkout() {
  const t = useWords(checkoutWords)
  const isAwake = useIsAwake()
  const token = useToken()
  const { data: cart, isError, isFetching, fetchStatus, refetch } = useCart()
  const [isLeaving, setLeaving] = useState(false)
  const hasNoCart = isAwake && token === undefined && !hasGuestToken()
  const isOffline = fetchStatus === 'paused'
  const isMerging = useIsMerging()
  // Asked for at the same time, and shown together: what comes later would push the rest down.
  const book = useAddressBook()
  const waitsForBook =
    token !== undefined && book.addresses === undefined && !book.isFailed && !book.isOffline
  const isFull = cart !== undefined && cart.totals.units > 0
  if (isFull && !waitsForBook) return <CheckoutPage cart={cart} onLeaving={setLeaving} />
  if (isLeaving) return <OneMoment what="leaving" />
  if (!isMerging && !isFull && (cart !== undefined || hasNoCart))
    return <NothingToPay hasLines={(cart?.cart.length ?? 0) > 0} />
  return (
    <>
      <h1 className={checkoutTitle}>{t('title')}</h1>
      {isError || isOffline ? (
        <AccountFailure
          text={t(isOffline ? 'offline' : 'failed')}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : (
        <div role="status" aria-label={t('loading')}>
          <CheckoutSkeleton />
        </div>
      )}
    </>
  )
}
