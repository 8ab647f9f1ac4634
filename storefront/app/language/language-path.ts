import { defaultLanguage } from '@gema/contract/values/language.ts'

/** The language code that an address begins with, if it does; whether the shop speaks it is another question. */
export const languageCodeOf = (pathname: string): string | undefined =>
  /^\/([a-z]{2})(?=\/|$)/.exec(pathname)?.[1]

/** An address of the shop in a language. Whole addresses (`https:`, `mailto:`) and anchors stay as they are. */
export function inLanguage(address: string, language: string): string {
  if (!address.startsWith('/')) return address
  if (language === defaultLanguage) return address
  return address === '/' ? `/${language}` : `/${language}${address}`
}

/** The same page in another language. */
export function switchedTo(pathname: string, from: string, to: string): string {
  const bare = from === defaultLanguage ? pathname : pathname.slice(from.length + 1)
  // Two slashes in front would be the address of another site.
  return inLanguage(`/${bare.replace(/^[/\\]+/, '')}`, to)
}

/** The language that a page is asked for in; English where its address names none. */
export const languageOfPage = (pathname: string): string => languageCodeOf(pathname) ?? defaultLanguage
