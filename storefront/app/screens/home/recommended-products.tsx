import type { ProductCard as Card } from '@gema/contract/shapes/product-card.ts'
import { addressOf } from '../../addresses.ts'
import { ProductCard } from '../../commerce/product-card/product-card.tsx'
import { SectionHead } from '../../commerce/section-head.tsx'
import { useWords } from '../../language/use-words.ts'
import { homeWords } from './home-words.ts'

/** What shoppers choose most. */
export function RecommendedProducts({ products }: { products: Card[] }) {
  const t = useWords(homeWords)
  return (
    <section className="wrap section">
      <SectionHead
        title={t('recommended_title')}
        text={t('recommended_text')}
        more={{ to: addressOf('recommended'), text: t('recommended_more') }}
      />
      {/* Five in a row make two rows of ten, six make two of twelve. */}
      <ul className="product-grid w1200:max-w1400:[&>li:nth-child(n+11)]:hidden">
        {products.map((card) => (
          <li key={card.uuid}>
            <ProductCard card={card} />
          </li>
        ))}
      </ul>
    </section>
  )
}
