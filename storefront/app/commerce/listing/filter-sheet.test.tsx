import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { aListing } from '../../../testing/a-listing.ts'
import { Address } from '../../../testing/address.tsx'
import { answerCalls } from '../../../testing/answer-calls.ts'
import { show } from '../../../testing/show.tsx'
import { ListingTools } from './listing-tools.tsx'

const list = '/all/home-theater'

async function openSheet(at = list) {
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(1280, 900))
  const screen = await show(
    <>
      <ListingTools listing={aListing()} of={{ source: { kind: 'category', id: 'home-theater' } }} />
      <Address />
    </>,
    { at },
  )
  await screen.getByRole('link', { name: /^Filters/ }).click()
  const sheet = screen.getByRole('dialog', { name: 'Filters' })
  return { screen, sheet, address: screen.getByLabelText('Address') }
}

/** The same list with so many products. */
const listOf = (total: number) => {
  const listing = aListing()
  return { ...listing, result: { ...listing.result, total } }
}

test('filters are chosen in a sheet whose button counts along, and opens the list once', async () => {
  const sent = answerCalls({ productFetch: ({ brand_in }) => listOf(brand_in?.length === 2 ? 20 : 12) })
  const { screen, sheet, address } = await openSheet()
  await expect.element(sheet.getByRole('button', { name: 'Show 25 products' })).toBeVisible()
  await expect.element(sheet.getByRole('button', { name: 'Clear all' })).toBeDisabled()
  await sheet.getByRole('checkbox', { name: /^Laras/ }).click()
  const twelve = sheet.getByRole('button', { name: 'Show 12 products' })
  await expect.element(twelve).toBeVisible()
  await expect.element(address).toHaveTextContent(list)
  await twelve.click()
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(address).toHaveTextContent(`${list}?brand_in=laras`)
  await expect.element(screen.getByRole('link', { name: 'Filters · 1' })).toBeVisible()
  expect(sent.map(({ input }) => [input.source_id, input.brand_in, input.per_page])).toEqual([
    ['home-theater', 'laras', '1'],
  ])
})

test('all filters are cleared at once, and a sheet that is closed changes nothing', async () => {
  answerCalls({ productFetch: listOf(25) })
  const { screen, sheet, address } = await openSheet(`${list}?brand_in=laras&in_stock=1`)
  const laras = sheet.getByRole('checkbox', { name: /^Laras/ })
  await expect.element(laras).toBeChecked()
  await sheet.getByRole('button', { name: 'Clear all' }).click()
  await expect.element(laras).not.toBeChecked()
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(address).toHaveTextContent(`${list}?brand_in=laras&in_stock=1`)
  // Every opening begins with what the page shows.
  await screen.getByRole('link', { name: 'Filters · 2' }).click()
  await expect.element(laras).toBeChecked()
})
