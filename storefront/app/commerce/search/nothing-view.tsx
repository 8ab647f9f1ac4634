import type { SearchData } from '@gema/contract/calls/search.ts'
import { SearchX } from 'lucide-react'
import { useWords } from '../../language/use-words.ts'
import { Icon } from '../../ui/icon.tsx'
import { CategoryChips } from './category-chips.tsx'
import { ChipOption } from './chip-option.tsx'
import { searchAddress } from './search-address.ts'
import { searchWords } from './search-words.ts'

/** Nothing was found: other words to try, or else the categories of the shop. */
export function NothingView({ id, found }: { id: string; found: SearchData }) {
  const t = useWords(searchWords)
  const other = found.suggested.map(({ title }) => title)
  const texts = found.corrected === null ? other : [found.corrected, ...other]
  return (
    <div className="grid justify-items-center gap-1.5 p-7 text-center">
      <Icon of={SearchX} size={24} className="mb-1 text-ink-2" />
      <p className="font-strong [overflow-wrap:anywhere]">{t('nothing', { text: found.text })}</p>
      <p className="text-ink-2">{t('nothing_hint')}</p>
      <div
        id={id}
        role="listbox"
        aria-label={t('suggestions')}
        className="mt-2.5 flex flex-wrap justify-center gap-2"
      >
        {texts.length === 0 && <CategoryChips id={id} />}
        {texts.map((text, place) => (
          <ChipOption key={text} id={`${id}-${place}`} to={searchAddress(text)} search={text} text={text} />
        ))}
      </div>
    </div>
  )
}
