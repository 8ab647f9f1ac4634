import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { recentSearches } from '../search/recent-searches.ts'
import { closingDelay, longestSearch, shortestSearch, typingDelay } from '../search/search-limits.ts'
import { isPhone, useFullScreen } from './use-full-screen.ts'

interface PopupState {
  open: boolean
  fullScreen: boolean
  /** What stands in the box, without the spaces around it. */
  text: string
  /** What of it is to be searched for: the text once nobody has typed for a while. */
  asked: string
  tooShort: boolean
  /** The option that the arrow keys have reached. */
  active: string | undefined
}

const closed = { open: false, fullScreen: false, tooShort: false, asked: '', active: undefined }

/** When the popup of the search box opens, what it is to show, and when it closes. */
export function useSearchPopup(
  input: RefObject<HTMLInputElement | null>,
  form: RefObject<HTMLFormElement | null>,
) {
  const { key } = useLocation()
  const [params] = useSearchParams()
  const q = (params.get('q') ?? '').slice(0, longestSearch)
  const [state, setState] = useState<PopupState>({ ...closed, text: q })
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  const shownAt = useRef(key)
  /** Someone has typed since the popup was last closed. */
  const touched = useRef(false)

  const change = useCallback((part: Partial<PopupState>) => setState((now) => ({ ...now, ...part })), [])
  const textInBox = () => input.current?.value.trim() ?? ''

  const close = useCallback(() => {
    clearTimeout(typing.current)
    clearTimeout(leaving.current)
    touched.current = false
    change(closed)
  }, [change])

  /** The box has been entered: opens what there is to show for the text in it. */
  const offer = () => {
    clearTimeout(leaving.current)
    const text = textInBox()
    const long = text.length >= shortestSearch
    const fullScreen = isPhone()
    if (long) change({ open: true, fullScreen, text, asked: text })
    else if (fullScreen || (text === '' && recentSearches().length > 0)) {
      change({ open: true, fullScreen, text, asked: '' })
    }
  }

  const typed = () => {
    clearTimeout(typing.current)
    touched.current = true
    const text = textInBox()
    const fullScreen = isPhone()
    if (text.length >= shortestSearch) {
      // What was found before stays in sight until there is something newer; a hint does not.
      setState((now) => ({
        ...now,
        text,
        tooShort: false,
        active: undefined,
        open: now.fullScreen || now.asked !== '',
      }))
      typing.current = setTimeout(() => change({ open: true, fullScreen, asked: text }), typingDelay)
      return
    }
    const open = fullScreen || (text === '' && recentSearches().length > 0)
    change({ ...closed, open, fullScreen, text })
  }

  /** The focus has left something in the form; where it went shows in a moment. */
  const left = () => {
    if (state.fullScreen) return
    clearTimeout(leaving.current)
    leaving.current = setTimeout(() => {
      if (!form.current?.contains(document.activeElement)) close()
    }, closingDelay)
  }

  useFullScreen(state.fullScreen, close)
  useEffect(() => {
    // Another page: the box shows the search of its address, unless the next one is being typed already.
    if (shownAt.current === key) return
    shownAt.current = key
    if (touched.current) return
    if (input.current) input.current.value = q
    close()
    change({ text: q })
  }, [key, q, input, close, change])
  useEffect(
    () => () => {
      clearTimeout(typing.current)
      clearTimeout(leaving.current)
    },
    [],
  )
  return { state, q, change, offer, typed, left, close, textInBox }
}
