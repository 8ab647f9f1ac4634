import type { LucideIcon } from 'lucide-react'
import { classNames } from './class-names.ts'

interface IconProps {
  of: LucideIcon
  size?: 14 | 16 | 20 | 24
  className?: string
  /** Chevrons and arrows turn with the direction of reading; other signs do not. */
  turns?: boolean
}

/** A sign beside a word; on its own it needs an accessible name on the control around it. */
export function Icon({ of: Sign, size = 20, className, turns }: IconProps) {
  return (
    <Sign
      aria-hidden
      size={size}
      strokeWidth={1.6}
      className={classNames('shrink-0', turns && 'turns', className)}
    />
  )
}
