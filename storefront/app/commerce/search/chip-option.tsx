import { chipClasses } from '../../ui/chip-classes.ts'
import { SearchOption } from './search-option.tsx'

interface ChipOptionProps {
  id: string
  to: string
  text: string
  search?: string
}

/** A way on as a chip, where the popup has nothing to list. */
export function ChipOption({ text, ...option }: ChipOptionProps) {
  return (
    <SearchOption {...option} className={chipClasses()}>
      {text}
    </SearchOption>
  )
}
