import type { SearchData } from '@gema/contract/calls/search.ts'
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useAsk } from '../../api/browser-ask.ts'
import { useLanguage } from '../../language/use-language.ts'
import { shortestSearch } from './search-limits.ts'

/**
 * What the shop suggests for a text. Each text has its own answer, so a late one never takes the place of a newer one;
 * until that is there, the answer before it stays in sight.
 */
export function useSuggestions(text: string): UseQueryResult<SearchData> {
  const ask = useAsk()
  const { language } = useLanguage()
  return useQuery({
    queryKey: ['search', language, text],
    enabled: text.length >= shortestSearch,
    placeholderData: keepPreviousData,
    // Who types sees at once that it failed, also without a network, and may try again.
    retry: false,
    networkMode: 'always',
    refetchOnWindowFocus: false,
    queryFn: async () => {
      const answer = await ask('search', { q: text })
      if (answer.ok) return answer.data
      throw new Error(answer.message)
    },
  })
}
