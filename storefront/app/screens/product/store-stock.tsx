import type { ProductDetail } from '@gema/contract/shapes/product-detail.ts'
import type { LucideIcon } from 'lucide-react'
import { useWords } from '../../language/use-words.ts'
import { classNames } from '../../ui/class-names.ts'
import { offerWords } from './offer-words.ts'
import { PromiseItem } from './promise-item.tsx'
import { lowStock, stockPerStore } from './stock-per-store.ts'
import type { Variant } from './use-variant.ts'

interface StoreStockProps {
  product: ProductDetail
  variant: Variant
  icon: LucideIcon
}

/** How many stand in which store; of everything that may still be chosen, as long as nothing is. */
export function StoreStock({ product, variant, icon }: StoreStockProps) {
  const t = useWords(offerWords)
  const stocks = stockPerStore(product, variant.choice)
  const having = stocks.filter(({ stock }) => stock > 0)
  const [first] = having
  const title = () => {
    if (first === undefined) return t('sold_out')
    if (having.length === 1) return t('in_one_store', { store: first.name })
    const both = having.length === 2 && stocks.length === 2
    return both ? t('in_both_stores') : t('in_stores', { count: having.length })
  }
  const line = (stock: number) => {
    if (stock === 0) return 'stock_none'
    return stock <= lowStock ? 'stock_low' : 'stock_of'
  }
  return (
    <PromiseItem id="stores" icon={icon} title={title()}>
      <ul className="flex flex-wrap gap-x-3">
        {stocks.map(({ slug, name, stock }) => (
          <li
            key={slug}
            className={classNames(stock > 0 && stock <= lowStock && 'font-semibold text-warn-ink')}
          >
            {t(line(stock), { store: name, count: stock })}
          </li>
        ))}
      </ul>
    </PromiseItem>
  )
}
