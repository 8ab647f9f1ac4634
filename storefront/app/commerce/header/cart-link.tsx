import { ShoppingCart } from 'lucide-react'
import { addressOf } from '../../addresses.ts'
import { PageLink } from '../../language/page-link.tsx'
import { useWords } from '../../language/use-words.ts'
import { Icon } from '../../ui/icon.tsx'
import { actionClasses } from './header-action.ts'
import { headerWords } from './header-words.ts'

/** The way to the cart, with how much is in it. */
export function CartLink({ count }: { count: number }) {
  const t = useWords(headerWords)
  const label = count === 0 ? t('cart') : t('cart_with', { count })
  return (
    <PageLink to={addressOf('cart')} aria-label={label} className={actionClasses}>
      <Icon of={ShoppingCart} />
      {count > 0 && (
        <span className="figures absolute top-[3px] end-px h-[18px] min-w-[18px] rounded-full bg-primary px-1 text-center text-11 leading-[18px] font-bold text-white ring-2 ring-page">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </PageLink>
  )
}
