import type { QuoteWords } from './quote-words.ts'
import { englishQuote } from './quote-words-english.ts'
import { indonesianQuote } from './quote-words-indonesian.ts'

/** In whatever other language somebody reads, these words are English. */
export const quoteWordsOf = (language: string): QuoteWords =>
  language === 'id' ? indonesianQuote : englishQuote
