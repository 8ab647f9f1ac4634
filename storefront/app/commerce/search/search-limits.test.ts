import * as contract from '@gema/contract/values/search-text.ts'
import { expect, test } from 'vitest'
import { longestSearch, shortestSearch } from './search-limits.ts'

test('the box and the server agree on how long a search may be', () => {
  expect({ shortestSearch, longestSearch }).toEqual({
    shortestSearch: contract.shortestSearch,
    longestSearch: contract.longestSearch,
  })
})
