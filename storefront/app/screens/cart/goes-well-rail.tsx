import type { CartLine } from '@gema/contract/shapes/cart.ts'
import { useGoesWell } from '../../commerce/cart/use-goes-well.ts'
import { CardSkeleton } from '../../commerce/product-card/card-skeleton.tsx'
import { ProductCard } from '../../commerce/product-card/product-card.tsx'
import { SectionHead } from '../../commerce/section-head.tsx'
import { useWords } from '../../language/use-words.ts'
import { cartWords } from './cart-words.ts'

const most = 6

/** What others buy with what was put into the cart last. */
export function GoesWellRail({ lines }: { lines: CartLine[] }) {
  const t = useWords(cartWords)
  const cards = useGoesWell(lines.at(0)?.product.uuid)
  const inCart = lines.map(({ product }) => product.uuid)
  const shown = cards?.filter(({ uuid }) => !inCart.includes(uuid)).slice(0, most)
  if (shown?.length === 0) return null
  return (
    <section className="wrap section">
      <SectionHead title={t('goes_well')} />
      <ul className="rail">
        {shown
          ? shown.map((card) => (
              <li key={card.uuid}>
                <ProductCard card={card} />
              </li>
            ))
          : Array.from({ length: most }, (_, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
              <li key={place} aria-hidden>
                <CardSkeleton />
              </li>
            ))}
      </ul>
    </section>
  )
}
