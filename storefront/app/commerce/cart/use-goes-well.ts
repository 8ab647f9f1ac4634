import type { ProductCard } from '@gema/contract/shapes/product-card.ts'
import { useQuery } from '@tanstack/react-query'
import { useAsk } from '../../api/browser-ask.ts'
import { useLanguage } from '../../language/use-language.ts'

/** What others buy with a product; undefined until it is known. It is the same for everybody for a while. */
export function useGoesWell(product: string | undefined): ProductCard[] | undefined {
  const ask = useAsk()
  const { language } = useLanguage()
  const { data, isError } = useQuery({
    queryKey: ['goes-well', product, language],
    enabled: product !== undefined,
    staleTime: 5 * 60_000,
    retry: false,
    queryFn: async () => {
      const answer = await ask('productFind', { id: product ?? '' })
      return answer.ok ? [...answer.data.suggested, ...answer.data.recommended] : []
    },
  })
  return isError ? [] : data
}
