import { classNames } from '../ui/class-names.ts'

interface StoreMarkProps {
  name: string
  /** The retailer's own stores carry its sign, partners their initials. */
  isOwn: boolean
  className?: string
}

/** The round mark of a store. */
export function StoreMark({ name, isOwn, className }: StoreMarkProps) {
  return (
    <span
      aria-hidden
      className={classNames(
        'grid place-items-center rounded-full bg-page font-bold tracking-tight text-ink',
        className,
      )}
    >
      {isOwn ? (
        <svg
          aria-hidden
          viewBox="0 0 32 32"
          fill="none"
          strokeWidth="3.1"
          strokeLinecap="round"
          className="w-[46%]"
        >
          <path d="M25.9 7.2A13 13 0 1 0 29 16H16.5" className="stroke-current" />
          <path d="M20.7 11.1A6.8 6.8 0 1 0 22.3 18.6" className="stroke-theme" />
        </svg>
      ) : (
        initialsOf(name)
      )}
    </span>
  )
}

const initialsOf = (name: string): string =>
  name
    .split(' ')
    .slice(0, 2)
    .map((word) => word.charAt(0))
    .join('')
