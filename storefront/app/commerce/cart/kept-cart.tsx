import { lazy, Suspense } from 'react'
import { useDrawerState } from './drawer-state.ts'
import { useMergedCart } from './use-merged-cart.ts'

const CartDrawer = lazy(() => import('./cart-drawer.tsx').then(({ CartDrawer }) => ({ default: CartDrawer })))

/** Makes one cart of two after a sign-in, and opens the drawer when something was added. */
export function KeptCart() {
  const { added, isOpen } = useDrawerState()
  useMergedCart()
  if (added === undefined) return null
  return (
    <Suspense>
      <CartDrawer added={added} isOpen={isOpen} />
    </Suspense>
  )
}
