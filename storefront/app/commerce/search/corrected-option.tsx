import { SpellCheck } from 'lucide-react'
import { useWords } from '../../language/use-words.ts'
import { Icon } from '../../ui/icon.tsx'
import type { FoundPart } from './found-part.ts'
import { searchAddress } from './search-address.ts'
import { SearchOption } from './search-option.tsx'
import { searchWords } from './search-words.ts'

/** Says what the search understood, where the text has typing errors. */
export function CorrectedOption({ id, found }: FoundPart) {
  const t = useWords(searchWords)
  if (found.corrected === null) return null
  return (
    <div className="border-b border-line p-2">
      <SearchOption
        id={`${id}-corrected`}
        to={searchAddress(found.corrected)}
        search={found.corrected}
        className="flex items-center gap-3 px-3 py-2 font-strong text-primary"
      >
        <Icon of={SpellCheck} size={16} />
        <span className="min-w-0 [overflow-wrap:anywhere]">
          {found.total > 0
            ? t('showing_for', { text: found.corrected })
            : t('did_you_mean', { text: found.corrected })}
        </span>
      </SearchOption>
    </div>
  )
}
