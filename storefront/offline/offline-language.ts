import { defaultLanguage, isPredefined } from '@gema/contract/values/language.ts'
import { languageCodeOf } from '../app/language/language-path.ts'

/** The language of the page that was asked for; the front page has none of its own and follows what was chosen before. */
export function offlineLanguage(pathname: string, chosen: string | undefined): 'en' | 'id' {
  const asked = pathname === '/' ? chosen : languageCodeOf(pathname)
  return asked !== undefined && isPredefined(asked) ? asked : defaultLanguage
}
