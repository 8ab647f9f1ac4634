import type { ShopLanguage } from '@gema/contract/shapes/shop-language.ts'
import type { Language } from '../../modules/languages/languages.ts'

export const presentLanguage = (language: Language): ShopLanguage => ({
  code: language.code,
  name: language.name,
  predefined: language.predefined,
  direction: language.direction,
  file: `${language.code}.json`,
})
