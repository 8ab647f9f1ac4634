import { lazy, Suspense } from 'react'
import { useMayHaveCart } from '../../shopper/use-may-have-cart.ts'
import { whenIdle } from '../../ui/when-idle.ts'

const KeptCart = lazy(async () => {
  await whenIdle()
  const { KeptCart } = await import('./kept-cart.tsx')
  return { default: KeptCart }
})

/** What has to be done for a cart on every page. For who cannot have one, nothing is loaded. */
export function CartKeeper() {
  if (!useMayHaveCart()) return null
  return (
    <Suspense>
      <KeptCart />
    </Suspense>
  )
}
