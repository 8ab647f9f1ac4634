import type { i18n as I18n } from 'i18next'
import { createContext, useContext, useMemo } from 'react'
import type { ScreenWords } from './define-words.ts'
import { i18nFor, type Translate, translatorOf } from './i18n.ts'

const context = createContext<I18n>(i18nFor('en', undefined))

/** Hands the words of the page's language to everything inside. */
export const WordsProvider = context.Provider

/** The words of a screen in the language of the page: `const t = useWords(homeWords)`, then `t('title')`. */
export function useWords<Words extends ScreenWords>(words: Words): Translate<Words> {
  const i18n = useContext(context)
  return useMemo(() => translatorOf(i18n, words), [i18n, words])
}
