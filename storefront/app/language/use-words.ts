import { createContext, useContext, useMemo } from 'react'
import type { ScreenWords } from './define-words.ts'
import { type PageWords, pageWordsOf, type Translate, translatorOf } from './translate.ts'

const context = createContext<PageWords>(pageWordsOf('en', undefined))

/** Hands the words of the page's language to everything inside. */
export const WordsProvider = context.Provider

/** The words of a screen in the language of the page: `const t = useWords(homeWords)`, then `t('title')`. */
export function useWords<Words extends ScreenWords>(words: Words): Translate<Words> {
  const page = useContext(context)
  return useMemo(() => translatorOf(page, words), [page, words])
}
