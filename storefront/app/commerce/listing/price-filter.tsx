import type { Facets } from '@gema/contract/shapes/listing.ts'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../../language/use-words.ts'
import { amountOf, withPrice } from './listing-filters.ts'
import { listingWords } from './listing-words.ts'
import { PriceField } from './price-field.tsx'
import { PriceHistogram } from './price-histogram.tsx'
import { PriceRange } from './price-range.tsx'
import { priceScale } from './price-scale.ts'

interface PriceFilterProps {
  price: Facets['price']
  query: URLSearchParams
  onChange: (query: URLSearchParams) => void
}

/** A thumb that moves asks only when it rests. */
const restTime = 350

/** Prices from and to: bars of how many there are, two thumbs, and two fields that also work without script. */
export function PriceFilter({ price, query, onChange }: PriceFilterProps) {
  const t = useWords(listingWords)
  const scale = priceScale(price.lowest, price.highest)
  const set = { min: amountOf(query.get('price_min')), max: amountOf(query.get('price_max')) }
  const [moved, setMoved] = useState<typeof set>()
  const { min, max } = moved ?? set

  const change = useRef(onChange)
  const current = useRef(query)
  change.current = onChange
  current.current = query
  useEffect(() => {
    if (moved === undefined) return undefined
    const timer = setTimeout(() => {
      change.current(withPrice(current.current, moved.min, moved.max))
      setMoved(undefined)
    }, restTime)
    return () => clearTimeout(timer)
  }, [moved])

  return (
    <>
      <PriceHistogram counts={price.histogram} price={price} from={min} to={max} />
      <PriceRange scale={scale} from={min} to={max} onMove={(from, to) => setMoved({ min: from, max: to })} />
      <div className="mt-4 grid grid-cols-[1fr_auto_1fr] items-center gap-1.5">
        <PriceField
          name="price_min"
          label={t('price_from')}
          amount={min}
          hint={price.lowest}
          onEnter={(from) => onChange(withPrice(query, from, max))}
        />
        <span aria-hidden className="text-ink-2">
          –
        </span>
        <PriceField
          name="price_max"
          label={t('price_to')}
          amount={max}
          hint={price.highest}
          onEnter={(to) => onChange(withPrice(query, min, to))}
        />
      </div>
    </>
  )
}
