import { useWords } from '../../language/use-words.ts'
import { useCart } from '../../shopper/use-cart.ts'
import { headerWords } from '../header/header-words.ts'

/** How much is in the cart, on the corner of its sign. It has its own place, so nothing moves when it comes. */
export function CartCount() {
  const t = useWords(headerWords)
  const { data } = useCart()
  const count = data?.count ?? 0
  if (count === 0) return <span className="sr-only">{t('cart')}</span>
  return (
    <>
      <span className="sr-only">{t('cart_with', { count })}</span>
      <span
        aria-hidden
        className="figures absolute top-[3px] end-px h-[18px] min-w-[18px] rounded-full bg-primary px-1 text-center text-11 leading-[18px] font-bold text-white ring-2 ring-page"
      >
        {count > 99 ? '99+' : count}
      </span>
    </>
  )
}
