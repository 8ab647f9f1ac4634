import type { CartLine } from '@gema/contract/shapes/cart.ts'
import { addressOf } from '../../addresses.ts'
import { ShopPicture } from '../../commerce/shop-picture.tsx'
import { PageLink } from '../../language/page-link.tsx'
import { useWords } from '../../language/use-words.ts'
import { classNames } from '../../ui/class-names.ts'
import { SelectBox } from '../../ui/select-box.tsx'
import { useCartEditor } from './cart-editor.ts'
import { cartWords } from './cart-words.ts'
import { LineActions } from './line-actions.tsx'
import { LineAddOns } from './line-add-ons.tsx'
import { LineMarks, LineNotices } from './line-notices.tsx'
import { LinePrice } from './line-price.tsx'

interface CartLineRowProps {
  line: CartLine
  /** Inside the box of a bundle: smaller, and the box speaks for all of its parts. */
  inBundle?: boolean
}

/** A line of the cart: box, picture, name, price, and everything that can be done with it. */
export function CartLineRow({ line, inBundle = false }: CartLineRowProps) {
  const t = useWords(cartWords)
  const { select } = useCartEditor()
  const { product, inventory, cart_id } = line
  const isPale = line.selected === 2 || !line.is_available
  const size = inBundle ? 'size-[76px] w768:size-20' : 'size-[76px] w768:size-[104px]'
  return (
    <article
      aria-label={product.name}
      className={classNames(
        'grid grid-cols-[20px_76px_minmax(0,1fr)] items-start gap-x-3 gap-y-1 p-3.5 w768:gap-x-4',
        inBundle
          ? 'w768:grid-cols-[20px_80px_minmax(0,1fr)_auto] w768:px-4'
          : 'w768:grid-cols-[20px_104px_minmax(0,1fr)_auto] w768:p-5',
      )}
    >
      <SelectBox
        state={line.selected === 1 ? 'all' : 'none'}
        label={t('select_line', { product: product.name })}
        onChange={(on) => select([cart_id], on)}
        className={classNames('row-span-2 mt-7', inBundle ? 'w768:mt-[30px]' : 'w768:mt-[42px]')}
      />
      <ShopPicture
        picture={product.image_path}
        alt={product.image_alt}
        widths={[96, 160, 240]}
        sizes="104px"
        className={classNames('row-span-2 rounded-[10px]', size)}
        pictureClassName={classNames(isPale && 'opacity-60', !line.is_available && 'grayscale')}
      />
      <div className="min-w-0">
        <p className="text-12 text-ink-2">{product.brand}</p>
        <h3
          className={classNames(
            'text-16 leading-[22px] font-semibold tracking-[-0.01em]',
            isPale && 'text-ink-2',
          )}
        >
          <PageLink
            to={`${addressOf('product', { main: product.slug, id: product.uuid })}?variant=${inventory.sku}`}
            className="hover:underline"
          >
            {product.name}
          </PageLink>
        </h3>
        {inventory.label !== '' && <p className="text-14 text-ink-2">{inventory.label}</p>}
        <LineMarks line={line} />
        <LineNotices line={line} inBundle={inBundle} />
      </div>
      <LinePrice line={line} isPale={isPale} />
      <LineActions line={line} />
      {line.add_ons.length > 0 && <LineAddOns line={line} />}
    </article>
  )
}
