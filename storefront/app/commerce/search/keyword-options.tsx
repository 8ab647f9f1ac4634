import { Search } from 'lucide-react'
import { useWords } from '../../language/use-words.ts'
import type { FoundPart } from './found-part.ts'
import { OptionGroup } from './option-group.tsx'
import { searchAddress } from './search-address.ts'
import { searchWords } from './search-words.ts'
import { TextOption } from './text-option.tsx'

/** More of them would push the products out of sight. */
const most = 4

/** The keywords that others use. */
export function KeywordOptions({ id, found, typed }: FoundPart) {
  const t = useWords(searchWords)
  if (found.suggested.length === 0) return null
  return (
    <OptionGroup title={t('suggested')}>
      {found.suggested.slice(0, most).map(({ title }, place) => (
        <TextOption
          key={title}
          id={`${id}-suggested-${place}`}
          icon={Search}
          to={searchAddress(title)}
          search={title}
          text={title}
          typed={typed}
        />
      ))}
    </OptionGroup>
  )
}
