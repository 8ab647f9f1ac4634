import { classNames } from './class-names.ts'

interface RemainingBarProps {
  total: number
  gone: number
  text: string
  className?: string
}

/** How much is gone, as a bar and a sentence. Under a fifth left the sentence turns red; nothing left turns it grey. */
export function RemainingBar({ total, gone, text, className }: RemainingBarProps) {
  const left = total - gone
  const few = left > 0 && left * 5 < total
  return (
    <div className={className}>
      {/* An SVG: its width is an attribute, which the page's policy allows where it refuses a style. */}
      <svg
        viewBox="0 0 100 6"
        preserveAspectRatio="none"
        className="h-1.5 w-full overflow-hidden rounded-full rtl:-scale-x-100"
        aria-hidden
      >
        <rect width="100" height="6" className="fill-line" />
        <rect
          width={total === 0 ? 100 : (100 * gone) / total}
          height="6"
          className={left > 0 ? 'fill-sale' : 'fill-control'}
        />
      </svg>
      <p className={classNames('figures mt-1.5 text-12', few ? 'font-strong text-sale' : 'text-ink-2')}>
        {text}
      </p>
    </div>
  )
}
