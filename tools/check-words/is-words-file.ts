/** The language folder also has define-words.ts, use-words.ts and the like, which handle words and hold none. */
export function isWordsFile(file: string, text: string): boolean {
  if (!file.endsWith('-words.ts')) return false
  return !file.startsWith('storefront/app/language/') || text.includes('defineWords(')
}
