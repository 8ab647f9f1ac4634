import {
  defaultLanguage,
  isPredefined,
  type PredefinedLanguage,
  predefinedLanguages,
} from '@gema/contract/values/language.ts'
import type { CatalogueWords } from './catalogue-words.ts'
import { englishCatalogue } from './catalogue-words-english.ts'
import { indonesianCatalogue } from './catalogue-words-indonesian.ts'

const words: Record<PredefinedLanguage, CatalogueWords> = { en: englishCatalogue, id: indonesianCatalogue }

/** The languages in which a catalogue is printed. */
export const catalogueLanguages = predefinedLanguages

/** In which language a catalogue is printed for somebody: one whose words do not ship with the app reads English. */
export const catalogueLanguageOf = (language: string): PredefinedLanguage =>
  isPredefined(language) ? language : defaultLanguage

export const catalogueWordsOf = (language: PredefinedLanguage): CatalogueWords => words[language]
