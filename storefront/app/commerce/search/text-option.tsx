import type { LucideIcon } from 'lucide-react'
import { Icon } from '../../ui/icon.tsx'
import { MarkedText } from './marked-text.tsx'
import { SearchOption } from './search-option.tsx'

interface TextOptionProps {
  id: string
  icon: LucideIcon
  to: string
  text: string
  typed: string
  /** Stands small below the text: where a sub-category belongs. */
  below?: string
  search?: string
}

/** A keyword or a category: a sign and a text with the typed part in bold. */
export function TextOption({ icon, text, typed, below, ...option }: TextOptionProps) {
  return (
    <SearchOption {...option} className="flex items-center gap-3 px-3 py-2">
      <Icon of={icon} size={16} className="text-control" />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <MarkedText text={text} typed={typed} />
        {below && <span className="block text-12 text-ink-2">{below}</span>}
      </span>
    </SearchOption>
  )
}
