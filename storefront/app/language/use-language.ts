import { createContext, useContext } from 'react'

export interface PageLanguage {
  language: string
  direction: 'ltr' | 'rtl'
}

const context = createContext<PageLanguage>({ language: 'en', direction: 'ltr' })

export const LanguageProvider = context.Provider

/** The language of the page and the direction in which it is read. */
export const useLanguage = (): PageLanguage => useContext(context)
