import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'

interface PromiseItemProps {
  icon: LucideIcon
  title: string
  id?: string
  children: ReactNode
}

/** One promise behind its sign. */
export function PromiseItem({ icon, title, id, children }: PromiseItemProps) {
  return (
    <li id={id} className="flex scroll-mt-24 gap-3 text-14">
      <Icon of={icon} className="mt-px text-primary" />
      <div className="min-w-0">
        <b className="block font-semibold">{title}</b>
        <div className="text-12 leading-[18px] text-ink-2">{children}</div>
      </div>
    </li>
  )
}
