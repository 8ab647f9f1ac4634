import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query'

const keyOf = (slug: string): readonly unknown[] => ['follower-count', slug]

/** How many follow a store: what the page came with, and from then on whatever this shopper's presses make of it. */
export function useFollowerCount(slug: string, pageCount: number): number {
  const { data } = useQuery<number>({
    queryKey: keyOf(slug),
    queryFn: skipToken,
    initialData: pageCount,
    // The next page comes with a count of its own.
    gcTime: 0,
  })
  return data ?? pageCount
}

/** One more, or one less, where it is shown. */
export function moveFollowerCount(queries: QueryClient, slug: string, on: boolean): void {
  queries.setQueryData<number>(keyOf(slug), (count) =>
    count === undefined ? undefined : count + (on ? 1 : -1),
  )
}

export function setFollowerCount(queries: QueryClient, slug: string, data: object): void {
  if (queries.getQueryData(keyOf(slug)) === undefined || !('follower_count' in data)) return
  queries.setQueryData(keyOf(slug), data.follower_count)
}
