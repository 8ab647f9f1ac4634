import { useWords } from '../../language/use-words.ts'
import { FailedView } from './failed-view.tsx'
import { FoundView } from './found-view.tsx'
import { NothingView } from './nothing-view.tsx'
import { searchWords } from './search-words.ts'
import { useSuggestions } from './use-suggestions.ts'
import { WaitingView } from './waiting-view.tsx'

interface SuggestionsViewProps {
  id: string
  /** The text to search for; empty while someone is still typing it. */
  asked: string
  /** How the list is placed: it is what scrolls. */
  listClassName: string
}

/** What the shop suggests for a text, or why it cannot. */
export function SuggestionsView({ id, asked, listClassName }: SuggestionsViewProps) {
  const t = useWords(searchWords)
  const { data, isError, isFetching, isPlaceholderData, refetch } = useSuggestions(asked)
  if (isError) return <FailedView id={id} busy={isFetching} onRetry={() => void refetch()} />
  if (data === undefined) return <WaitingView id={id} />
  const nothing = data.products.length + data.categories.length + data.sub_category.length === 0
  if (nothing) return <NothingView id={id} found={data} />
  return (
    <>
      <p role="status" className="sr-only">
        {isPlaceholderData ? t('loading') : t('found', { count: data.total })}
      </p>
      <FoundView id={id} found={data} busy={isPlaceholderData} className={listClassName} />
    </>
  )
}
