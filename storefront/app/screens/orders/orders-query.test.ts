import { expect, test } from 'vitest'
import { ordersQueryOf, searchOf } from './orders-query.ts'

const asked = (text: string) => ordersQueryOf(new URLSearchParams(text))

test('an address without anything asks for the first page of all orders', () => {
  expect(asked('')).toEqual({ tab: 'all', q: '', page: 1 })
})

test('tab, search and page come back from the address that was made of them', () => {
  const query = { tab: 'sent', q: 'gm 2611 & co', page: 3 } as const
  expect(asked(searchOf(query))).toEqual(query)
})

test('what is usual leaves the address plain', () => {
  expect(searchOf({ tab: 'all', q: '', page: 1 })).toBe('')
})

test('a tab that there is not, a page that is none and a search without end are put right', () => {
  expect(asked(`tab=lost&page=-4&find=${'a'.repeat(200)}`)).toEqual({
    tab: 'all',
    q: 'a'.repeat(100),
    page: 1,
  })
  expect(asked('page=many').page).toBe(1)
  expect(asked('page=99999999').page).toBe(10_000)
})
