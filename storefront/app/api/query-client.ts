import { QueryClient } from '@tanstack/react-query'

/** Personal data in the browser: fresh for a little while, asked for again when the shopper comes back to the tab. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: { queries: { staleTime: 30_000, retry: 1 }, mutations: { retry: false } },
  })
