import type { SearchData } from '@gema/contract/calls/search.ts'
import { vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { SearchBox } from '../app/commerce/header/search-box.tsx'
import { typingDelay } from '../app/commerce/search/search-limits.ts'
import { aCard } from './a-card.ts'
import { Address } from './address.tsx'
import { show } from './show.tsx'

/** What the shop answers where it finds nothing. */
export const nothingFor = (text: string): SearchData => ({
  text,
  corrected: null,
  suggested: [],
  categories: [],
  sub_category: [],
  products: [],
  total: 0,
})

/** What it answers else: a keyword, a sub-category, a product, and 33 more. */
export const foundFor = (text: string): SearchData => ({
  ...nothingFor(text),
  suggested: [{ title: 'speaker stand' }],
  sub_category: [
    {
      title: 'Bookshelf speakers',
      slug: 'bookshelf-speakers',
      image: null,
      product_count: 9,
      category: { name: 'Home theater', slug: 'home-theater' },
    },
  ],
  products: [aCard()],
  total: 34,
})

/** The search box on an empty page; timers must be fake, so that the end of the typing need not be waited for. */
export async function openSearch(around: Parameters<typeof show>[1] = {}) {
  const screen = await show(
    <>
      <SearchBox />
      <Address />
      <button type="button">Elsewhere</button>
    </>,
    around,
  )
  const box = screen.getByRole('combobox').or(screen.getByRole('searchbox'))
  const list = screen.getByRole('listbox', { name: 'Search suggestions' })
  return {
    screen,
    box,
    list,
    address: screen.getByLabelText('Address'),
    type: async (text: string) => {
      await box.click()
      await userEvent.keyboard(text)
      vi.advanceTimersByTime(typingDelay)
    },
  }
}
