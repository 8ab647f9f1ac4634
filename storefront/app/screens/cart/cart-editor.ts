import type { CartState } from '@gema/contract/shapes/cart.ts'
import { createContext, useContext } from 'react'
import { withChanges } from './changes-to-send.ts'
import { useAddOnChanges } from './use-add-on-changes.ts'
import { useLineChanges } from './use-line-changes.ts'
import { useRemovals } from './use-removals.ts'

/** Everything that can be done to a cart, and the cart as it will be once the server agrees. */
export function useNewCartEditor(known: CartState) {
  const { wanted, drop, ...lineChanges } = useLineChanges(known)
  const { leaving, remove, ...removals } = useRemovals()
  const addOns = useAddOnChanges()
  const lines = withChanges(known.cart, wanted).filter(({ cart_id }) => !leaving.includes(cart_id))
  return {
    ...lineChanges,
    ...removals,
    addOns,
    lines,
    remove: (some: typeof lines) => {
      drop(some.map(({ cart_id }) => cart_id))
      return remove(some)
    },
    /** The totals are the server's, and older than what is on the page. */
    isPending: wanted.size > 0 || leaving.length > 0 || addOns.isBusy,
  }
}

export type CartEditor = ReturnType<typeof useNewCartEditor>

const context = createContext<CartEditor | undefined>(undefined)

export const CartEditorProvider = context.Provider

export function useCartEditor(): CartEditor {
  const editor = useContext(context)
  if (editor === undefined) throw new Error('useCartEditor is for the parts of a cart')
  return editor
}
