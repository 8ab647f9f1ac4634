import type { Facets } from '@gema/contract/shapes/listing.ts'
import { classNames } from '../../ui/class-names.ts'

interface PriceHistogramProps {
  counts: number[]
  price: Pick<Facets['price'], 'lowest' | 'highest'>
  from: number | undefined
  to: number | undefined
}

const height = 48

/** How many products there are at each price; those inside the range are coloured. */
export function PriceHistogram({ counts, price, from, to }: PriceHistogramProps) {
  const most = Math.max(...counts, 1)
  const step = (price.highest - price.lowest) / Math.max(counts.length, 1)
  const bars = counts.map((count, place) => {
    const start = price.lowest + place * step
    const inside = start + step >= (from ?? 0) && start <= (to ?? Number.POSITIVE_INFINITY)
    return { place, inside, size: count === 0 ? 0 : Math.max(3, (height * count) / most) }
  })
  return (
    <svg
      viewBox={`0 0 ${counts.length * 10} ${height}`}
      preserveAspectRatio="none"
      aria-hidden
      className="block h-12 w-full rtl:-scale-x-100"
    >
      {bars.map(({ place, inside, size }) => (
        <rect
          key={place}
          x={place * 10 + 0.75}
          y={height - size}
          width={8.5}
          height={size}
          className={classNames(inside ? 'fill-primary-line' : 'fill-line')}
        />
      ))}
    </svg>
  )
}
