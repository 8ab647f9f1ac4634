import { useMemo } from 'react'
import { useWords } from '../language/use-words.ts'
import type { SearchSelectWords } from '../ui/search-select-props.ts'
import { searchListWords } from './search-list-words.ts'

/** What a dropdown says in the language of the page; its own field and what stands there while nothing is chosen are named. */
export function useSearchListTexts(label: string, placeholder: string): SearchSelectWords {
  const t = useWords(searchListWords)
  return useMemo(
    () => ({
      placeholder,
      search: t('search', { list: label.toLowerCase() }),
      count: (shown: number, total: number) => t('count', { shown, total }),
      none: t('none'),
      busy: t('busy'),
      failed: t('failed'),
      retry: t('retry'),
      close: t('close'),
    }),
    [t, label, placeholder],
  )
}
