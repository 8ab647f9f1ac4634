import type { CartLine } from '@gema/contract/shapes/cart.ts'
import { Trash2 } from 'lucide-react'
import { WishHeart } from '../../commerce/wishlist/wish-heart.tsx'
import { useWords } from '../../language/use-words.ts'
import { Icon } from '../../ui/icon.tsx'
import { useCartEditor } from './cart-editor.ts'
import { cartWords } from './cart-words.ts'
import { LineQuantity } from './line-quantity.tsx'

const round =
  'grid size-10 flex-none place-items-center rounded-control text-ink-2 hover:bg-soft hover:text-ink'

/** Wish for it, remove it, have more or less of it. */
export function LineActions({ line }: { line: CartLine }) {
  const t = useWords(cartWords)
  const { remove } = useCartEditor()
  const { product } = line
  return (
    <div className="col-span-full mt-2 flex items-start justify-end gap-1 w768:col-span-2 w768:col-start-3 w768:mt-0">
      <WishHeart uuid={product.uuid} product={product.name} className={round} />
      <button
        type="button"
        aria-label={t('remove', { product: product.name })}
        onClick={() => remove([line])}
        className={round}
      >
        <Icon of={Trash2} />
      </button>
      {/* By what the server says: another answer begins with a fresh figure. */}
      <LineQuantity line={line} />
    </div>
  )
}
