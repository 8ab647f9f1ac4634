import { useQuery } from '@tanstack/react-query'
import { useAsk } from '../../api/browser-ask.ts'

/** What a shop that has not said otherwise takes; the server decides. */
const usual = 2048

/** How heavy each photo may be. As long as nobody has answered, what is usual holds. */
export function usePictureKb({ order, key }: { order: string; key?: string }): number {
  const ask = useAsk()
  const { data } = useQuery({
    queryKey: ['review-picture-kb'],
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: async () => {
      const answer = await ask('ratingReviewFetch', { order, key, per_page: 1 })
      if (!answer.ok) throw new Error(answer.message)
      return answer.data.picture_kb
    },
  })
  return data ?? usual
}
