import type { CartState } from '@gema/contract/shapes/cart.ts'
import { useEffect, useRef } from 'react'
import type { ShippingChanges } from './use-shipping-changes.ts'

/**
 * Tells the server where the cart goes as soon as that is known. A place is told once, so that a refusal is not asked for
 * again; it is told anew when the cart has been sent elsewhere meanwhile, in another tab perhaps.
 */
export function useDestination(
  code: string | undefined,
  cart: CartState,
  { setDestination }: Pick<ShippingChanges, 'setDestination'>,
): void {
  const told = useRef<{ code: string; known: string | undefined }>(undefined)
  const known = cart.shipping.destination?.code
  useEffect(() => {
    if (code === undefined || code === '' || code === known) return
    if (code === told.current?.code && known === told.current.known) return
    told.current = { code, known }
    setDestination(code)
  })
}
