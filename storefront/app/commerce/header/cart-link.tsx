import { ShoppingCart } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { addressOf } from '../../addresses.ts'
import { PageLink } from '../../language/page-link.tsx'
import { useWords } from '../../language/use-words.ts'
import { useMayHaveCart } from '../../shopper/use-may-have-cart.ts'
import { Icon } from '../../ui/icon.tsx'
import { whenIdle } from '../../ui/when-idle.ts'
import { actionClasses } from './header-action.ts'
import { headerWords } from './header-words.ts'

const CartCount = lazy(async () => {
  await whenIdle()
  const { CartCount } = await import('../cart/cart-count.tsx')
  return { default: CartCount }
})

/** The way to the cart, with how much is in it. For who cannot have one, nothing is loaded. */
export function CartLink() {
  const t = useWords(headerWords)
  const mayHave = useMayHaveCart()
  const name = <span className="sr-only">{t('cart')}</span>
  return (
    <PageLink to={addressOf('cart')} className={actionClasses}>
      <Icon of={ShoppingCart} />
      {mayHave ? (
        <Suspense fallback={name}>
          <CartCount />
        </Suspense>
      ) : (
        name
      )}
    </PageLink>
  )
}
