import type { Translated } from '@gema/contract/values/language.ts'

/** What the empty code of a rate is called. */
export const wholeCountry: Translated = { en: 'All of Indonesia', id: 'Seluruh Indonesia' }

/** As it stands in sentences; it is the same in every language of the shop. */
export const country = 'Indonesia'
