import type { CartState } from '@gema/contract/shapes/cart.ts'
import { useEffect } from 'react'
import { addressOf } from '../../addresses.ts'
import { PageLink } from '../../language/page-link.tsx'
import { useWords } from '../../language/use-words.ts'
import { useCart } from '../../shopper/use-cart.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { Drawer } from '../../ui/drawer.tsx'
import { useMoney } from '../use-money.ts'
import { AddedLine } from './added-line.tsx'
import { type Added, closeCartDrawer } from './drawer-state.ts'
import { drawerWords } from './drawer-words.ts'
import { GoesWellWith } from './goes-well-with.tsx'
import { linesAdded } from './lines-added.ts'

/** What has just been put into the cart, what the cart comes to, and the ways on. */
export function CartDrawer({ added, isOpen }: { added: Added; isOpen: boolean }) {
  const t = useWords(drawerWords)
  const { data: cart } = useCart()
  const lines = linesAdded(cart?.cart ?? [], added)
  const [first] = lines
  useEffect(() => {
    // On a phone, the toast that says the same must not cover what the cart comes to.
    document.documentElement.toggleAttribute('data-cart-drawer', isOpen)
    return () => document.documentElement.removeAttribute('data-cart-drawer')
  }, [isOpen])
  return (
    <Drawer
      open={isOpen}
      onOpenChange={(open) => !open && closeCartDrawer()}
      title={t('title')}
      closeLabel={t('close')}
      actions={cart && <Ways cart={cart} />}
    >
      {first?.bundle && (
        <p className="mb-3 flex items-center gap-2.5 text-14">
          <span className="rounded-md bg-primary-soft px-2 py-[3px] text-12 font-strong text-primary-hover">
            {t('bundle')}
          </span>
          <b className="font-strong">{first.bundle.name}</b>
        </p>
      )}
      <ul className="grid gap-4">
        {lines.map((line) => (
          <AddedLine key={line.cart_id} line={line} quantity={line.bundle ? line.quantity : added.quantity} />
        ))}
      </ul>
      {first && (
        <GoesWellWith
          product={first.product.uuid}
          inCart={cart?.cart.map(({ product }) => product.uuid) ?? []}
        />
      )}
    </Drawer>
  )
}

function Ways({ cart: { totals } }: { cart: CartState }) {
  const t = useWords(drawerWords)
  const money = useMoney()
  return (
    <>
      <p className="flex items-baseline justify-between gap-4 text-14">
        <span className="text-ink-2">{t('subtotal', { count: totals.units })}</span>
        <b className="figures text-18 font-bold tracking-tight whitespace-nowrap" dir="ltr">
          {money(totals.items + totals.add_ons - totals.bundle_discount)}
        </b>
      </p>
      <div className="mt-3 grid grid-cols-2 gap-3 max-w350:grid-cols-1">
        <PageLink
          to={addressOf('cart')}
          onClick={closeCartDrawer}
          className={`${buttonClasses('outline')} max-w420:px-3`}
        >
          {t('view_cart')}
        </PageLink>
        <PageLink
          to={addressOf('checkout')}
          onClick={closeCartDrawer}
          className={`${buttonClasses('primary')} max-w420:px-3`}
        >
          {t('check_out')}
        </PageLink>
      </div>
    </>
  )
}
