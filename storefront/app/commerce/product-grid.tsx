import type { ProductCard as Card } from '@gema/contract/shapes/product-card.ts'
import type { ReactNode } from 'react'
import { useWords } from '../language/use-words.ts'
import { classNames } from '../ui/class-names.ts'
import { CardSkeleton } from './product-card/card-skeleton.tsx'
import { ProductCard } from './product-card/product-card.tsx'
import { sharedWords } from './shared-words.ts'

interface ProductGridProps {
  cards: Card[]
  /** Beside a column of filters a row holds fewer. */
  besideColumn?: boolean
  /** Stands on the first screen: the pictures of its first row do not wait until the page is laid out. */
  onFirstScreen?: boolean
  /** Stands between the cards, after as many of them. */
  between?: { after: number; tile: ReactNode } | undefined
}

const gridClasses = (besideColumn: boolean) =>
  classNames('product-grid grid-flow-dense max-w768:gap-y-6', besideColumn && 'product-grid-beside')

/** The first row of a wide screen, the first two of a phone. */
const firstRow = 4

/** Products in rows of two to six. */
export function ProductGrid({
  cards,
  besideColumn = false,
  onFirstScreen = false,
  between,
}: ProductGridProps) {
  const first = cards.slice(0, between?.after)
  const rest = cards.slice(first.length)
  return (
    <ul className={gridClasses(besideColumn)}>
      <Cards cards={first} eager={onFirstScreen ? firstRow : 0} />
      {between && first.length === between.after && <li className="col-span-2">{between.tile}</li>}
      <Cards cards={rest} />
    </ul>
  )
}

function Cards({ cards, eager = 0 }: { cards: Card[]; eager?: number }) {
  return cards.map((card, place) => (
    <li key={card.uuid} className="min-w-0">
      <ProductCard card={card} eager={place < eager} />
    </li>
  ))
}

/** The same rows while the products are on their way. */
export function ProductGridSkeleton({
  count = 21,
  besideColumn = false,
}: {
  count?: number
  besideColumn?: boolean
}) {
  const t = useWords(sharedWords)
  return (
    <div role="status">
      <p className="sr-only">{t('products_loading')}</p>
      <ul aria-hidden className={gridClasses(besideColumn)}>
        {Array.from({ length: count }, (_, place) => place).map((place) => (
          <li key={place} className="min-w-0">
            <CardSkeleton />
          </li>
        ))}
      </ul>
    </div>
  )
}
