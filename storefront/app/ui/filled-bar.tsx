import { classNames } from './class-names.ts'

interface FilledBarProps {
  percent: number
  /** The colour of what is filled, and of the rest. */
  fill: string
  rest?: string
  isThin?: boolean
  className?: string
}

/** A thin bar, filled from its start. For the eyes alone: what it means is said in words beside it. */
export function FilledBar({ percent, fill, rest = 'fill-line', isThin, className }: FilledBarProps) {
  return (
    // An SVG: its width is an attribute, which the page's policy allows where it refuses a style.
    <svg
      viewBox="0 0 100 6"
      preserveAspectRatio="none"
      className={classNames(
        'w-full overflow-hidden rounded-full rtl:-scale-x-100',
        isThin ? 'h-1' : 'h-1.5',
        className,
      )}
      aria-hidden
    >
      <rect width="100" height="6" className={rest} />
      <rect width={percent} height="6" className={fill} />
    </svg>
  )
}
