import { useState } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../../testing/show.tsx'
import { SearchSelect } from './search-select.tsx'
import type { SearchSelectProps } from './search-select-props.ts'

const words = {
  placeholder: 'Choose a province',
  search: 'Search province',
  count: (shown: number, total: number) => `${shown} of ${total}`,
  none: 'Nothing fits.',
  busy: 'Loading the list',
  failed: 'The list could not be loaded.',
  retry: 'Try again',
  close: 'Close',
}
const provinces = [
  'Aceh',
  'Bali',
  'Daerah Khusus Ibukota Jakarta',
  'Jawa Barat',
  'Jawa Timur',
  'Kalimantan Utara',
  'Maluku',
  'Papua',
  'Papua Barat',
  'Papua Tengah',
  'Riau',
  'Sumatera Utara',
]
const entries = provinces.map((text) => ({ value: text, text }))

function Provinces(given: Partial<SearchSelectProps>) {
  const [value, setValue] = useState('')
  return (
    <>
      <SearchSelect label="Province" {...{ words, entries, value }} onChange={setValue} {...given} />
      <input aria-label="City" />
    </>
  )
}

async function showProvinces(given: Partial<SearchSelectProps> = {}) {
  const screen = await show(<Provinces {...given} />)
  const field = screen.getByRole('combobox', { name: 'Province' })
  const popup = screen.getByRole('dialog', { name: 'Province' })
  const search = popup.getByRole('combobox', { name: 'Search province' })
  const option = (name: string) => popup.getByRole('option', { name })
  /** The line that a screen reader is told about, and that is marked for the eye. */
  const expectAt = async (name: string) => {
    const { id } = option(name).element()
    await expect.element(search).toHaveAttribute('aria-activedescendant', id)
    await expect.element(option(name)).toHaveClass('bg-primary-soft')
  }
  return { screen, field, popup, search, option, expectAt }
}

test('a letter opens the list and searches it; the status counts, and what was typed is bold', async () => {
  const { field, popup, search, option } = await showProvinces()
  await expect.element(field).toHaveTextContent('Choose a province')
  field.element().focus()
  await userEvent.keyboard('p')
  await expect.element(search).toHaveFocus()
  await userEvent.keyboard('apua')
  await expect.element(search).toHaveValue('papua')
  await expect.element(popup.getByRole('status')).toHaveTextContent('3 of 12')
  expect(popup.getByRole('option').elements()).toHaveLength(3)
  expect(option('Papua Barat').element().querySelector('.font-bold')?.textContent).toBe('Papua')
  await search.fill('zzz')
  await expect.element(popup.getByText('Nothing fits.')).toBeVisible()
  await expect.element(popup.getByRole('status')).toHaveTextContent('0 of 12')
})

test('the arrow keys, Home and End go through the entries and round at both ends', async () => {
  const { field, search, expectAt } = await showProvinces()
  field.element().focus()
  await userEvent.keyboard('{ArrowDown}')
  await search.fill('papua')
  await expectAt('Papua')
  await userEvent.keyboard('{ArrowDown}')
  await expectAt('Papua Barat')
  await userEvent.keyboard('{End}')
  await expectAt('Papua Tengah')
  await userEvent.keyboard('{ArrowDown}')
  await expectAt('Papua')
  await userEvent.keyboard('{ArrowUp}')
  await expectAt('Papua Tengah')
  await userEvent.keyboard('{Home}')
  await expectAt('Papua')
})

test('Enter takes the entry and Escape does not; both give the focus back to the field', async () => {
  const { field, popup, search, option } = await showProvinces()
  field.element().focus()
  await userEvent.keyboard('{ArrowDown}')
  await search.fill('bali')
  await userEvent.keyboard('{Escape}')
  await expect.element(popup).not.toBeInTheDocument()
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveTextContent('Choose a province')
  await userEvent.keyboard('{ArrowDown}')
  await search.fill('dki')
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveTextContent('Daerah Khusus Ibukota Jakarta')
  await expect.element(popup).not.toBeInTheDocument()
  await expect.element(field).toHaveFocus()
  // Opened again, the list stands at what is chosen.
  await userEvent.keyboard('{Enter}')
  await expect.element(search).toHaveFocus()
  await expect.element(option('Daerah Khusus Ibukota Jakarta')).toHaveAttribute('aria-selected', 'true')
})

test('Tab closes the list and goes on to what stands after the field', async () => {
  const { screen, field, popup, search } = await showProvinces()
  await field.click()
  await expect.element(search).toHaveFocus()
  expect(popup.element().getBoundingClientRect().height).toBeLessThanOrEqual(400)
  await userEvent.tab()
  await expect.element(popup).not.toBeInTheDocument()
  await expect.element(screen.getByLabelText('City')).toHaveFocus()
})

test('a press on an entry takes it, and a press on the open field closes the list', async () => {
  const { field, popup, option } = await showProvinces()
  await field.click()
  await option('Bali').click()
  await expect.element(field).toHaveTextContent('Bali')
  await expect.element(popup).not.toBeInTheDocument()
  await field.click()
  await expect.element(popup).toBeVisible()
  await field.click()
  await expect.element(popup).not.toBeInTheDocument()
})

test('on a phone the list is a sheet from below, from which an entry is taken', async () => {
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(1280, 900))
  const { field, popup, option } = await showProvinces()
  await field.click()
  await expect.element(option('Riau')).toBeVisible()
  await expect.poll(() => Math.round(popup.element().getBoundingClientRect().bottom)).toBe(844)
  expect(popup.element().getBoundingClientRect().width).toBe(390)
  expect(popup.getByRole('option').elements()).toHaveLength(12)
  await popup.getByRole('combobox').fill('bali')
  await option('Bali').click()
  await expect.element(popup).not.toBeInTheDocument()
  await expect.element(field).toHaveTextContent('Bali')
})

test('a list that could not be loaded says so at its field, with the way to try again', async () => {
  let tries = 0
  const { screen } = await showProvinces({
    state: 'failed',
    entries: [],
    onRetry: () => {
      tries += 1
    },
  })
  await expect.element(screen.getByText('The list could not be loaded.')).toBeVisible()
  await screen.getByRole('button', { name: 'Try again' }).click()
  expect(tries).toBe(1)
})

test('a field that waits for another one cannot be opened, and a wrong one is marked with its sentence', async () => {
  const { screen, field, popup } = await showProvinces({ disabled: true, error: 'Province is required' })
  await expect.element(field).toBeDisabled()
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field).toHaveAccessibleDescription('Province is required')
  await expect.element(screen.getByText('Province is required')).toBeVisible()
  field.element().focus()
  await userEvent.keyboard('p')
  await expect.element(popup).not.toBeInTheDocument()
})
