import { classNames } from './class-names.ts'
import { FilledBar } from './filled-bar.tsx'

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
      <FilledBar
        percent={total === 0 ? 100 : (100 * gone) / total}
        fill={left > 0 ? 'fill-sale' : 'fill-control'}
      />
      <p className={classNames('figures mt-1.5 text-12', few ? 'font-strong text-sale' : 'text-ink-2')}>
        {text}
      </p>
    </div>
  )
}
