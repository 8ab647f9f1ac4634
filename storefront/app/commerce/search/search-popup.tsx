import { classNames } from '../../ui/class-names.ts'
import { ChosenOptionProvider } from './chosen-option.ts'
import { recentSearches } from './recent-searches.ts'
import { RecentView } from './recent-view.tsx'
import { shortestSearch } from './search-limits.ts'
import { SuggestionsView } from './suggestions-view.tsx'
import { TooShortView } from './too-short-view.tsx'

export interface SearchPopupProps {
  /** The id of the list of options, which the box points to. */
  id: string
  /** What stands in the box, and what of it is to be searched for. */
  text: string
  asked: string
  /** Someone wanted to search for less than there has to be. */
  tooShort: boolean
  active: string | undefined
  fullScreen: boolean
  onClose: () => void
  /** A recent search has been forgotten, and the button for it is gone. */
  onForget: () => void
}

/** What opens under the search box: recent searches, suggestions, or a hint. On phones it fills the screen. */
export function SearchPopup({ active, fullScreen, onClose, ...content }: SearchPopupProps) {
  return (
    <ChosenOptionProvider value={{ active, onTake: onClose }}>
      <div aria-hidden className="pointer-events-none fixed inset-0 -z-10 bg-night/50 max-w768:hidden" />
      <div
        className={classNames(
          '@container text-14 text-ink',
          fullScreen
            ? 'min-h-0 flex-1 overflow-y-auto overscroll-contain'
            : 'drops-in absolute inset-x-0 top-[calc(100%+8px)] overflow-hidden rounded-card border border-line bg-page shadow-raised',
        )}
      >
        <View {...content} fullScreen={fullScreen} />
      </div>
    </ChosenOptionProvider>
  )
}

type ViewProps = Omit<SearchPopupProps, 'active' | 'onClose'>

function View({ id, text, asked, tooShort, fullScreen, onForget }: ViewProps) {
  if (tooShort) return <TooShortView id={id} />
  if (text === '' && recentSearches().length > 0) return <RecentView id={id} onForget={onForget} />
  if (text.length < shortestSearch) return <TooShortView id={id} />
  const scrolls = 'max-h-[min(500px,calc(100dvh-140px))] overflow-y-auto overscroll-contain scroll-pb-14'
  return <SuggestionsView id={id} asked={asked} listClassName={fullScreen ? '' : scrolls} />
}
