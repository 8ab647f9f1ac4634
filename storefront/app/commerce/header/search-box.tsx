import { ArrowLeft } from 'lucide-react'
import {
  type ComponentType,
  type KeyboardEvent,
  lazy,
  type SubmitEvent,
  Suspense,
  useId,
  useRef,
  useState,
} from 'react'
import { useNavigate } from 'react-router'
import { addressOf } from '../../addresses.ts'
import { inLanguage } from '../../language/language-path.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useWords } from '../../language/use-words.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { movedOption } from '../search/moved-option.ts'
import { rememberSearch } from '../search/recent-searches.ts'
import { searchAddress } from '../search/search-address.ts'
import { shortestSearch } from '../search/search-limits.ts'
import type { SearchPopupProps } from '../search/search-popup.tsx'
import { headerWords } from './header-words.ts'
import { keepFocusInside } from './keep-focus-inside.ts'
import { SearchField } from './search-field.tsx'
import { useSearchPopup } from './use-search-popup.ts'

// Where its code cannot be loaded there is no popup, and the form searches all the same.
const loadPopup = (): Promise<{ default: ComponentType<SearchPopupProps> }> =>
  import('../search/search-popup.tsx').then(
    ({ SearchPopup }) => ({ default: SearchPopup }),
    () => ({ default: () => null }),
  )
const SearchPopup = lazy(loadPopup)

/** Suggests while someone types, and leads to the search page; without script the form does the latter by itself. */
export function SearchBox({ className }: { className?: string }) {
  const { language } = useLanguage()
  const t = useWords(headerWords)
  const navigate = useNavigate()
  const list = useId()
  const input = useRef<HTMLInputElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const [used, setUsed] = useState(false)
  const popup = useSearchPopup(input, form)
  const { open, fullScreen, active, tooShort, text } = popup.state
  const offersOptions = open && !tooShort && (text === '' || text.length >= shortestSearch)

  const enter = () => {
    setUsed(true)
    void loadPopup()
    popup.offer()
  }
  const leave = () => {
    popup.close()
    if (fullScreen) form.current?.focus({ preventScroll: true })
  }
  const clear = () => {
    if (input.current) input.current.value = ''
    input.current?.focus()
    popup.typed()
  }
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wanted = popup.textInBox()
    if (wanted.length < shortestSearch) {
      popup.change({ open: true, tooShort: true, active: undefined })
      return
    }
    rememberSearch(wanted)
    leave()
    navigate(inLanguage(searchAddress(wanted), language))
  }
  const press = (event: KeyboardEvent<HTMLFormElement>) => {
    const { key, target, currentTarget, nativeEvent } = event
    if (fullScreen) keepFocusInside(nativeEvent, currentTarget)
    const option = active === undefined ? null : document.getElementById(active)
    if (key === 'Escape' && open) popup.close()
    else if (target !== input.current) return
    else if (key === 'Enter' && option !== null) option.click()
    else if (key !== 'ArrowDown' && key !== 'ArrowUp') return
    else if (open) popup.change({ active: movedOption(currentTarget, active, key) })
    else popup.offer()
    event.preventDefault()
  }
  return (
    <search className={className}>
      <div
        {...(fullScreen && { role: 'dialog', 'aria-modal': true, 'aria-label': t('search_label') })}
        data-full-screen={fullScreen || undefined}
        className={fullScreen ? 'fixed inset-0 z-10 bg-page' : undefined}
      >
        <form
          ref={form}
          action={inLanguage(addressOf('search'), language)}
          tabIndex={-1}
          onSubmit={search}
          onBlur={popup.left}
          onKeyDown={press}
          // A press on the popup leaves the focus where it is.
          onMouseDown={(event) => event.target !== input.current && event.preventDefault()}
          className={classNames('outline-none', fullScreen ? 'flex h-full flex-col' : 'relative')}
        >
          <div className={fullScreen ? 'flex items-center border-b border-line py-2 ps-1 pe-3' : undefined}>
            {fullScreen && (
              <button
                type="button"
                aria-label={t('close_search')}
                onClick={leave}
                className="grid size-11 shrink-0 place-items-center rounded-control"
              >
                <Icon of={ArrowLeft} turns />
              </button>
            )}
            <SearchField
              input={input}
              q={popup.q}
              options={offersOptions ? { list, active } : undefined}
              clearable={used && text !== ''}
              fullScreen={fullScreen}
              onEnter={enter}
              onType={popup.typed}
              onClear={clear}
            />
          </div>
          {open && (
            <Suspense>
              <SearchPopup
                {...popup.state}
                id={list}
                onClose={leave}
                onForget={() => input.current?.focus()}
              />
            </Suspense>
          )}
        </form>
      </div>
    </search>
  )
}
