import { nextPath } from '@gema/contract/values/next-path.ts'

/** The name of the query that says where to go after signing in. */
const name = 'next'

/** Where a page was asked to lead on to. */
export const nextOf = (search: string): string | undefined => nextPath(new URLSearchParams(search).get(name))

/** An address that leads on to another one afterwards. */
export const withNext = (address: string, next: string | undefined): string =>
  next === undefined || next === '/' ? address : `${address}?${new URLSearchParams({ [name]: next })}`
