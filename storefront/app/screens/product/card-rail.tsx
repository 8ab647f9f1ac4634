import type { ProductCard as Card } from '@gema/contract/shapes/product-card.ts'
import { ProductCard } from '../../commerce/product-card/product-card.tsx'
import { SectionHead } from '../../commerce/section-head.tsx'

const most = 6

/** Other products in a row. */
export function CardRail({ title, cards }: { title: string; cards: Card[] }) {
  return (
    <section className="wrap section print:hidden">
      <SectionHead title={title} />
      <ul className="rail">
        {cards.slice(0, most).map((card) => (
          <li key={card.uuid}>
            <ProductCard card={card} />
          </li>
        ))}
      </ul>
    </section>
  )
}
