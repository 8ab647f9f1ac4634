import type { ProductCard as Card } from '@gema/contract/shapes/product-card.ts'
import { useChangeList } from '../../commerce/my-lists/use-change-list.ts'
import { ProductCard } from '../../commerce/product-card/product-card.tsx'
import { useWords } from '../../language/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { wishlistWords } from './wishlist-words.ts'

/** A wish. Once its heart is no longer pressed it stays where it was, with the way back. */
export function WishedProduct({ card, removed }: { card: Card; removed: boolean }) {
  const t = useWords(wishlistWords)
  const change = useChangeList()
  const undo = () => change({ list: 'wishlist', id: card.uuid, on: true })
  return (
    <li className="relative min-w-0">
      <ProductCard card={card} />
      {removed && (
        <div className="absolute inset-x-0 top-0 grid aspect-square place-content-center justify-items-center gap-2.5 rounded-card bg-page/85">
          <span className="text-14 font-strong">{t('removed')}</span>
          <Button look="secondary" size={40} aria-label={t('undo_of', { product: card.name })} onClick={undo}>
            {t('undo')}
          </Button>
        </div>
      )}
    </li>
  )
}
