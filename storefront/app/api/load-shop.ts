import type { CommonData } from '@gema/contract/calls/common.ts'
import type { RouterContextProvider } from 'react-router'
import { languageCodeOf } from '../language/language-path.ts'
import type { StoredWords } from '../language/translate.ts'
import { askFrom } from './page-context.ts'
import { required } from './page-failure.ts'

/** What every page has at hand. */
export interface ShopPageData {
  language: string
  direction: 'ltr' | 'rtl'
  common: CommonData
  /** The words of a language that does not ship with the app. */
  words?: StoredWords
}

/** Loads what every page shares, in the language of its address. */
export async function loadShop(
  context: Readonly<RouterContextProvider>,
  pathname: string,
): Promise<ShopPageData> {
  const code = languageCodeOf(pathname) ?? 'en'
  const ask = askFrom(context, code)
  const common = await required(ask('common', {}), 'Service is down.')
  const spoken = common.languages.find((language) => language.code === code)
  if (spoken === undefined) return { language: 'en', direction: common.setting.styling.direction, common }
  const direction = spoken.direction === 'rtl' ? 'rtl' : common.setting.styling.direction
  if (spoken.predefined) return { language: code, direction, common }
  const { words } = await required(ask('localization', { locale_code: code }))
  return { language: code, direction, common, words }
}
