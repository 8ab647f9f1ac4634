import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Icon } from '../../ui/icon.tsx'

interface FilterGroupProps {
  title: string
  /** Whether it is open at first; afterwards the visitor decides. */
  open?: boolean
  children: ReactNode
}

/** A group of filters that opens and closes, with or without script. */
export function FilterGroup({ title, open = true, children }: FilterGroupProps) {
  // It must not close by itself when its last box is unticked.
  const [atFirst] = useState(open)
  return (
    <details open={atFirst} className="group/filter border-t border-line py-4">
      <summary className="flex list-none items-center justify-between text-14 font-strong [&::-webkit-details-marker]:hidden">
        {title}
        <Icon of={ChevronDown} size={16} className="group-open/filter:rotate-180" />
      </summary>
      <div className="pt-3">{children}</div>
    </details>
  )
}
