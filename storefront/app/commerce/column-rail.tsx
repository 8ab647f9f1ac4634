import type { ProductCard as Card } from '@gema/contract/shapes/product-card.ts'
import { ProductCard } from './product-card/product-card.tsx'

interface ColumnRailProps {
  cards: Card[]
  /** The width from which a column stands beside it. */
  besideFrom: 768 | 1200
}

const beside = { 768: 'w768:rail-in-column', 1200: 'w1200:rail-in-column' }

/** Five products in a row beside a column: it scrolls to the end edge of the page, and is a grid where there is room. */
export function ColumnRail({ cards, besideFrom }: ColumnRailProps) {
  return (
    <ul className={`rail ${beside[besideFrom]}`}>
      {cards.map((card) => (
        <li key={card.uuid}>
          <ProductCard card={card} />
        </li>
      ))}
    </ul>
  )
}
