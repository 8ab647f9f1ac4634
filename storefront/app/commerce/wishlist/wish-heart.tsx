import { Heart } from 'lucide-react'
import { useWords } from '../../language/use-words.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { useInList } from '../my-lists/use-in-list.ts'
import { heartWords } from './heart-words.ts'

interface WishHeartProps {
  uuid: string
  product: string
  className: string
}

/** The heart of a product: filled when it is on the wishlist. */
export function WishHeart({ uuid, product, className }: WishHeartProps) {
  const t = useWords(heartWords)
  const { on, toggle } = useInList('wishlist', uuid)
  return (
    <button
      type="button"
      aria-pressed={on}
      aria-label={t(on ? 'remove' : 'add', { product })}
      onClick={toggle}
      className={classNames('noscript:hidden aria-pressed:text-sale', className)}
    >
      <Icon of={Heart} className={on ? 'fill-current' : ''} />
    </button>
  )
}
