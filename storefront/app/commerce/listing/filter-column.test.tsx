import type { Listing } from '@gema/contract/shapes/listing.ts'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { aListing, someFacets } from '../../../testing/a-listing.ts'
import { Address } from '../../../testing/address.tsx'
import { show } from '../../../testing/show.tsx'
import { FilterColumn } from './filter-column.tsx'
import { ListingTools } from './listing-tools.tsx'

const list = '/all/home-theater'

async function showFilters(around: Parameters<typeof show>[1] = {}, listing: Listing = aListing()) {
  const screen = await show(
    <>
      <ListingTools listing={listing} of={{}} />
      <FilterColumn listing={listing} />
      <Address />
    </>,
    { at: list, ...around },
  )
  const chips = screen.getByRole('list', { name: /^(Active filters|Filter yang dipakai)$/ })
  return {
    screen,
    chips,
    address: screen.getByLabelText('Address'),
    chipTexts: () =>
      chips
        .getByRole('link')
        .elements()
        .map((chip) => chip.textContent),
  }
}

test('boxes narrow the list at once, begin at the first page again and stand in the address', async () => {
  const { screen, address, chipTexts } = await showFilters({ at: `${list}?sort=rating&page=2` })
  await screen.getByRole('checkbox', { name: /^Laras/ }).click()
  await expect.element(address).toHaveTextContent(`${list}?sort=rating&brand_in=laras`)
  await screen.getByRole('checkbox', { name: /^Norrvik/ }).click()
  await screen.getByRole('checkbox', { name: '4.5 and up 6' }).click()
  await screen.getByRole('checkbox', { name: 'Can be heard in Fatmawati 3' }).click()
  await screen.getByRole('checkbox', { name: 'Free shipping 7' }).click()
  await screen.getByText('Impedance').click()
  await screen.getByRole('checkbox', { name: '8 Ω 4' }).click()
  await expect
    .element(address)
    .toHaveTextContent(
      `${list}?sort=rating&brand_in=laras&brand_in=norrvik&rating_min=4.5&store_in=gema-fatmawati&free_shipping=1&attribute=impedance%3A8`,
    )
  expect(chipTexts()).toEqual([
    'Laras',
    'Norrvik',
    'Gema Fatmawati',
    'Impedance: 8 Ω',
    '4.5 and up',
    'Free shipping',
    'Clear all',
  ])
  await screen.getByRole('checkbox', { name: /^Laras/ }).click()
  await expect.element(address).not.toMatchTextContent('laras')
})

test('a chip takes its filter away and hands the focus on; the last link takes all of them, not the order', async () => {
  const { screen, address, chips } = await showFilters({
    at: `${list}?sort=rating&brand_in=laras&brand_in=norrvik&in_stock=1&price_min=2000000`,
  })
  const norrvik = chips.getByRole('link', { name: 'Remove filter: Norrvik' })
  chips.getByRole('link', { name: 'Remove filter: Laras' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect
    .element(address)
    .toHaveTextContent(`${list}?sort=rating&in_stock=1&price_min=2000000&brand_in=norrvik`)
  await expect.element(norrvik).toHaveFocus()
  await expect.element(screen.getByRole('checkbox', { name: /^Laras/ })).not.toBeChecked()
  await expect.element(screen.getByRole('checkbox', { name: /^Norrvik/ })).toBeChecked()
  await chips.getByRole('link', { name: 'Clear all' }).click()
  await expect.element(address).toHaveTextContent(`${list}?sort=rating`)
  await expect.element(chips).not.toBeInTheDocument()
})

test('what would leave nothing cannot be chosen, but is always taken away', async () => {
  const { screen, address } = await showFilters()
  await expect.element(screen.getByRole('checkbox', { name: 'Kawat 0' })).toBeDisabled()
  await screen.unmount()
  const chosen = await showFilters({ at: `${list}?brand_in=kawat` })
  await chosen.screen.getByRole('checkbox', { name: 'Kawat 0' }).click()
  await expect.element(address).toHaveTextContent(list)
})

test('the price is typed as people write it; what is no amount changes nothing', async () => {
  const { screen, address, chips } = await showFilters()
  const lowest = screen.getByRole('textbox', { name: 'Lowest price' })
  const highest = screen.getByRole('textbox', { name: 'Highest price' })
  await lowest.fill('5.000.000')
  await userEvent.keyboard('{Enter}')
  await expect.element(address).toHaveTextContent(`${list}?price_min=5000000`)
  await expect.element(chips).toMatchTextContent('From Rp 5.000.000')
  await highest.fill('Rp 9000000')
  await userEvent.keyboard('{Tab}')
  await expect.element(address).toHaveTextContent(`${list}?price_min=5000000&price_max=9000000`)
  await expect.element(chips).toMatchTextContent('Rp 5.000.000 – Rp 9.000.000')
  await expect.element(highest).toHaveValue('9.000.000')
  await highest.fill('cheap')
  await userEvent.keyboard('{Enter}')
  await expect.element(highest).toHaveValue('9.000.000')
  await lowest.fill('')
  await userEvent.keyboard('{Enter}')
  await expect.element(address).toHaveTextContent(`${list}?price_max=9000000`)
  await expect.element(chips).toMatchTextContent('Up to Rp 9.000.000')
})

test('the thumbs of the line are moved with the keyboard, ask once they rest, and keep the focus', async () => {
  const { screen, address } = await showFilters()
  const highest = screen.getByRole('slider', { name: 'Highest price' })
  highest.element().focus()
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}')
  await expect.element(highest).toHaveAttribute('aria-valuetext', 'Rp\u00A010.700.000')
  await expect.element(address).toHaveTextContent(`${list}?price_max=10700000`)
  await expect.element(highest).toHaveFocus()
  // The end of the line is no limit.
  await userEvent.keyboard('{End}')
  await expect.element(address).toHaveTextContent(list)
})

test('many brands are shown on demand, and found by name', async () => {
  const brands = Array.from({ length: 12 }, (_, place) => ({
    slug: `maker-${place}`,
    name: `Maker ${place}`,
    count: 12 - place,
    selected: false,
  }))
  const { screen } = await showFilters({}, aListing({ facets: { ...someFacets, brands } }))
  const last = screen.getByRole('checkbox', { name: /^Maker 11/ })
  await expect.element(last).not.toBeInTheDocument()
  await screen.getByText('Show all 12').click()
  await expect.element(last).toBeVisible()
  const field = screen.getByRole('searchbox', { name: 'Find a brand' })
  await field.fill('maker 11')
  await expect.element(screen.getByRole('checkbox', { name: /^Maker 1 / })).not.toBeInTheDocument()
  await expect.element(last).toBeVisible()
  await field.fill('nothing like it')
  await expect.element(screen.getByText('No brand has this name.')).toBeVisible()
})

test('the order is chosen, keeps the filters and begins at the first page again', async () => {
  const { screen, address } = await showFilters({ at: `${list}?brand_in=laras&page=3` })
  const sort = screen.getByRole('combobox', { name: 'Sort' })
  await sort.selectOptions('Price: low to high')
  await expect.element(address).toHaveTextContent(`${list}?brand_in=laras&sort=price_low`)
  await sort.selectOptions('Most relevant')
  await expect.element(address).toHaveTextContent(`${list}?brand_in=laras`)
})

test('filters and chips speak Indonesian', async () => {
  const { screen, chips, chipTexts } = await showFilters({
    language: 'id',
    at: '/id/all/home-theater?brand_in=laras&rating_min=4.5&price_max=9000000',
  })
  await expect.element(screen.getByRole('region', { name: 'Filter' })).toBeVisible()
  await expect.element(screen.getByText('25 produk')).toBeVisible()
  expect(chipTexts()).toEqual(['Laras', 'Sampai Rp\u00A09.000.000', '4,5 ke atas', 'Hapus semua'])
  await expect.element(chips.getByRole('link', { name: 'Hapus filter: Laras' })).toBeVisible()
  await expect.element(screen.getByRole('checkbox', { name: 'Bisa didengar di Fatmawati 3' })).toBeVisible()
})
