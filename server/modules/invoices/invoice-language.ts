import type { InvoiceWords } from './invoice-words.ts'
import { englishInvoice } from './invoice-words-english.ts'
import { indonesianInvoice } from './invoice-words-indonesian.ts'

/** In whatever other language somebody reads, these words are English. */
export const invoiceWordsOf = (language: string): InvoiceWords =>
  language === 'id' ? indonesianInvoice : englishInvoice
