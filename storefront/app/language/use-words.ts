import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ScreenWords } from './define-words.ts'
import { type Translate, translatorOf } from './i18n.ts'

/** The words of a screen in the language of the page: `const t = useWords(homeWords)`, then `t('title')`. */
export function useWords<Words extends ScreenWords>(words: Words): Translate<Words> {
  const { i18n } = useTranslation()
  return useMemo(() => translatorOf(i18n, words), [i18n, words])
}
