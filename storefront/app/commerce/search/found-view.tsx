import type { SearchData } from '@gema/contract/calls/search.ts'
import { ChevronRight } from 'lucide-react'
import { useWords } from '../../language/use-words.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { groupedCount } from '../grouped-count.ts'
import { CategoryOptions } from './category-options.tsx'
import { CorrectedOption } from './corrected-option.tsx'
import { KeywordOptions } from './keyword-options.tsx'
import { OptionGroup } from './option-group.tsx'
import { ProductOption } from './product-option.tsx'
import { searchAddress } from './search-address.ts'
import { SearchOption } from './search-option.tsx'
import { searchWords } from './search-words.ts'

interface FoundViewProps {
  id: string
  found: SearchData
  /** A newer text is being searched for. */
  busy: boolean
  className: string
}

/** Side by side where the box is wide enough, else one below the other. */
const twoParts =
  '@min-[500px]:grid @min-[500px]:grid-cols-[204px_minmax(0,1fr)] @min-[680px]:grid-cols-[264px_minmax(0,1fr)]'
const betweenParts =
  'border-soft border-t-8 @min-[500px]:border-line @min-[500px]:border-t-0 @min-[500px]:border-s'

/** What was found: keywords and categories at the start, products beside them, and the way to all of it. */
export function FoundView({ id, found, busy, className }: FoundViewProps) {
  const t = useWords(searchWords)
  const typed = `${found.text} ${found.corrected ?? ''}`
  const hasTexts = found.suggested.length + found.categories.length + found.sub_category.length > 0
  const hasProducts = found.products.length > 0
  const part = { id, found, typed }
  return (
    <div id={id} role="listbox" aria-label={t('suggestions')} aria-busy={busy} className={className}>
      <CorrectedOption {...part} />
      <div
        className={classNames(
          'transition-opacity duration-150',
          busy && 'opacity-60',
          hasTexts && hasProducts && twoParts,
        )}
      >
        {hasTexts && (
          <div className="px-2 py-3">
            <KeywordOptions {...part} />
            <CategoryOptions {...part} />
          </div>
        )}
        {hasProducts && (
          <div className={classNames('min-w-0 px-2 py-3', hasTexts && betweenParts)}>
            <OptionGroup title={t('products')}>
              {found.products.map((card) => (
                <ProductOption key={card.uuid} id={`${id}-${card.uuid}`} card={card} typed={typed} />
              ))}
            </OptionGroup>
          </div>
        )}
      </div>
      {found.total > 0 && (
        <div className="sticky bottom-0 border-t border-line bg-page p-1">
          <SearchOption
            id={`${id}-all`}
            to={searchAddress(found.text)}
            search={found.text}
            className="flex items-center justify-center gap-1 px-3 py-2.5 text-center font-strong text-primary"
          >
            <span className="min-w-0 [overflow-wrap:anywhere]">
              {t('see_all', { count: found.total, shown: groupedCount(found.total), text: found.text })}
            </span>
            <Icon of={ChevronRight} size={16} turns />
          </SearchOption>
        </div>
      )}
    </div>
  )
}
