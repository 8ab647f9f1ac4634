import type { CartState } from '@gema/contract/shapes/cart.ts'
import { CartBar } from './cart-bar.tsx'
import { useCartEditor } from './cart-editor.ts'
import { CartSummary } from './cart-summary.tsx'
import { FreeDelivery } from './free-delivery.tsx'
import { groupLines } from './group-lines.ts'
import { RemovedRows } from './removed-rows.tsx'
import { SelectAllRow } from './select-all-row.tsx'
import { StoreLines } from './store-lines.tsx'
import { useCheckOut } from './use-check-out.ts'

/** The lines by store, and beside them what they come to. */
export function FilledCart({ cart }: { cart: CartState }) {
  const { lines } = useCartEditor()
  const checkOut = useCheckOut(cart)
  return (
    <>
      <div className="grid items-start gap-5 w992:grid-cols-[minmax(0,1fr)_280px] w1200:gap-8">
        <div className="grid min-w-0 gap-4">
          {cart.free_shipping && <FreeDelivery offer={cart.free_shipping} />}
          <div className="rounded-card border border-line">
            <SelectAllRow />
            {groupLines(lines, cart.stores).map((group) => (
              <StoreLines key={group.store.slug} group={group} />
            ))}
          </div>
          <RemovedRows />
        </div>
        <CartSummary cart={cart} checkOut={checkOut} />
      </div>
      <CartBar cart={cart} checkOut={checkOut} />
    </>
  )
}
