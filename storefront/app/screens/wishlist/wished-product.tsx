import type { ProductCard as Card } from '@gema/contract/shapes/product-card.ts'
import { addressOf } from '../../addresses.ts'
import { AddButton } from '../../commerce/cart/add-button.tsx'
import { useChangeList } from '../../commerce/my-lists/use-change-list.ts'
import { ProductCard } from '../../commerce/product-card/product-card.tsx'
import { PageLink } from '../../language/page-link.tsx'
import { useWords } from '../../language/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClasses } from '../../ui/button-classes.ts'
import { wishlistWords } from './wishlist-words.ts'

/** A wish, with the way to have it. Once its heart is no longer pressed it stays where it was, with the way back. */
export function WishedProduct({ card, removed }: { card: Card; removed: boolean }) {
  const t = useWords(wishlistWords)
  const change = useChangeList()
  const undo = () => change({ list: 'wishlist', id: card.uuid, on: true })
  return (
    <li className="relative flex min-w-0 flex-col">
      <div className="flex-1">
        <ProductCard card={card} withAdd={false} />
      </div>
      <div className="mt-3">
        {card.only_inventory !== null && card.stock > 0 ? (
          <AddButton
            inventory={card.only_inventory}
            product={card.name}
            look="outline"
            className="w-full px-2"
          />
        ) : (
          <PageLink
            to={addressOf('product', { main: card.slug, id: card.uuid })}
            aria-label={t('view_of', { product: card.name })}
            className={`${buttonClasses('secondary', 40)} w-full px-2`}
          >
            {t('view')}
          </PageLink>
        )}
      </div>
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
