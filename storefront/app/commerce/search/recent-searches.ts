import { recall, remember } from '../../api/remembered.ts'
import { mostRecentSearches } from './search-limits.ts'

const rememberedAs = 'recentSearches'

/** What was searched for in this browser, newest first. It never leaves the browser. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(recall(rememberedAs) ?? '[]')
    if (!Array.isArray(stored)) return []
    return stored.filter((text) => typeof text === 'string').slice(0, mostRecentSearches)
  } catch {
    return []
  }
}

/** The same text again moves to the front. */
export function rememberSearch(text: string): void {
  write([text, ...others(text)].slice(0, mostRecentSearches))
}

export function forgetSearch(text: string): void {
  write(others(text))
}

export function forgetAllSearches(): void {
  write([])
}

const others = (text: string): string[] =>
  recentSearches().filter((other) => other.toLowerCase() !== text.toLowerCase())

const write = (searches: string[]): void => remember(rememberedAs, JSON.stringify(searches))
