import type { LucideIcon } from 'lucide-react'
import { useWords } from '../../language/use-words.ts'
import { classNames } from '../../ui/class-names.ts'
import { offerWords } from './offer-words.ts'
import { PromiseItem } from './promise-item.tsx'
import { lowStock, type StoreStockLine } from './stock-per-store.ts'

interface StoreStockProps {
  stocks: StoreStockLine[]
  icon: LucideIcon
}

/** How many stand in which store; of everything that may still be chosen, as long as nothing is. */
export function StoreStock({ stocks, icon }: StoreStockProps) {
  const t = useWords(offerWords)
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
