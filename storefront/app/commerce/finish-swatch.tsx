import { classNames } from '../ui/class-names.ts'
import { finishColours } from './finish-colours.ts'

/** A round sample of a finish; nothing where the finish is no colour, such as "motorized". */
export function FinishSwatch({ finish, className }: { finish: string; className?: string }) {
  const colours = finishColours[finish]
  if (colours === undefined) return null
  const [first, second] = colours
  return (
    // Colours are attributes of the drawing: a style would be against the policy of the page.
    <svg viewBox="0 0 18 18" aria-hidden className={classNames('size-[18px] flex-none', className)}>
      <circle cx="9" cy="9" r="9" fill={first} />
      {second && <path d="M9 0a9 9 0 0 1 0 18z" fill={second} />}
      <circle cx="9" cy="9" r="8.5" fill="none" className="stroke-ink/25" />
    </svg>
  )
}
