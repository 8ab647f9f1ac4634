import type { OrderTracking } from '@gema/contract/shapes/order-card.ts'
import { panelClasses } from '../../commerce/order/order-panel.ts'
import { ShopPicture } from '../../commerce/shop-picture.tsx'
import { useWords } from '../../language/use-words.ts'
import { trackOrderWords } from './track-order-words.ts'

/** What is in the order, without a price. */
export function TrackedLines({ lines }: Pick<OrderTracking, 'lines'>) {
  const t = useWords(trackOrderWords)
  return (
    <section className={panelClasses}>
      <h2 className="text-18">{t('products')}</h2>
      <ul className="mt-2 divide-y divide-line">
        {lines.map(({ name, label, quantity, image_path }, place) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name of their own, and never move
            key={place}
            className="grid grid-cols-[64px_minmax(0,1fr)] items-center gap-4 py-3 text-14 last:pb-0"
          >
            <ShopPicture
              picture={image_path}
              alt=""
              widths={[160]}
              sizes="64px"
              className="aspect-square rounded-[10px]"
            />
            <div className="min-w-0 wrap-anywhere">
              <b className="font-semibold">{name}</b>
              <p className="text-ink-2">
                {label !== '' && `${label} · `}
                {t('units', { count: quantity })}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
