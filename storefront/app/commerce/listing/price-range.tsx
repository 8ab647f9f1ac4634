import { useWords } from '../../language/use-words.ts'
import { classNames } from '../../ui/class-names.ts'
import { useMoney } from '../use-money.ts'
import { listingWords } from './listing-words.ts'
import { type PriceScale, placeOn } from './price-scale.ts'

interface PriceRangeProps {
  scale: PriceScale
  from: number | undefined
  to: number | undefined
  /** An end of the scale is no limit. */
  onMove: (from: number | undefined, to: number | undefined) => void
}

/** A line with two thumbs: two sliders that lie on each other. Only for who has script; the fields below do the same. */
export function PriceRange({ scale, from, to, onMove }: PriceRangeProps) {
  const t = useWords(listingWords)
  const low = Math.min(from ?? scale.from, to ?? scale.to)
  const high = Math.max(to ?? scale.to, low)
  const move = (min: number, max: number) =>
    onMove(min <= scale.from ? undefined : min, max >= scale.to ? undefined : max)
  return (
    <div className="relative mx-[-1px] h-5 -mt-2.5 noscript:hidden">
      <Line from={placeOn(scale, low)} to={placeOn(scale, high)} />
      <Thumb
        label={t('price_from')}
        scale={scale}
        value={low}
        // At the end of the line both thumbs lie on each other: the one that can still move is on top.
        onTop={placeOn(scale, low) > 50}
        onMove={(value) => move(Math.min(value, high), high)}
      />
      <Thumb
        label={t('price_to')}
        scale={scale}
        value={high}
        onTop={placeOn(scale, low) <= 50}
        onMove={(value) => move(low, Math.max(value, low))}
      />
    </div>
  )
}

function Line({ from, to }: { from: number; to: number }) {
  return (
    <svg
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      aria-hidden
      className="absolute inset-x-0 top-2 h-1 w-full rounded-full rtl:-scale-x-100"
    >
      <rect width="100" height="4" className="fill-line" />
      <rect x={from} width={to - from} height="4" className="fill-primary" />
    </svg>
  )
}

interface ThumbProps {
  label: string
  scale: PriceScale
  value: number
  onTop: boolean
  onMove: (value: number) => void
}

function Thumb({ label, scale, value, onTop, onMove }: ThumbProps) {
  const money = useMoney()
  return (
    <input
      type="range"
      aria-label={label}
      aria-valuetext={money(value)}
      min={scale.from}
      max={scale.to}
      step={scale.step}
      value={value}
      onChange={(event) => onMove(event.currentTarget.valueAsNumber)}
      className={classNames('range-thumb', onTop && 'z-1')}
    />
  )
}
