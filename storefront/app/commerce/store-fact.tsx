import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../ui/icon.tsx'

/** A line about a store behind its sign. */
export function StoreFact({ icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex gap-2.5">
      <Icon of={icon} size={20} />
      <span className="min-w-0">{children}</span>
    </li>
  )
}
