import type { Compared } from '@gema/contract/calls/compare-list.ts'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aCard } from '../../../testing/a-card.ts'
import { answerCalls } from '../../../testing/answer-calls.ts'
import { show } from '../../../testing/show.tsx'
import { aProfile, comeSignedIn } from '../../../testing/signed-in.ts'
import { CompareList } from './compare-list.tsx'

const names = ['Aria 9', 'Aria 7', 'Gita 5']
const uuidOf = (place: number): string => `00000000-0000-4000-8000-00000000000${place}`

const row = (key: string, values: string[], best: number[] = []) => ({
  key,
  name: key,
  values,
  is_equal: new Set(values).size === 1,
  best,
})

const compared = (count = 3): Compared => ({
  category: { name: 'Home theater', slug: 'home-theater' },
  products: names
    .slice(0, count)
    .map((name, place) => ({ ...aCard({ id: place, uuid: uuidOf(place), name }), category: 'Speakers' })),
  groups: [
    {
      group: 'sound',
      rows: [
        row('Sensitivity', ['90 dB', '88 dB', '91 dB'].slice(0, count), count === 3 ? [2] : []),
        row('Impedance', ['6 Ω', '6 Ω', '6 Ω'].slice(0, count)),
      ],
    },
    { group: 'power', rows: [row('Voltage', ['220 V', '220 V', '220 V'].slice(0, count))] },
  ],
})

/** What the customer compares, and the shop's answers to every change of it. */
async function showList({ language = 'en' as 'en' | 'id', count = 3 } = {}) {
  comeSignedIn()
  let uuids = compared(count).products.map(({ uuid }) => uuid)
  const sent = answerCalls({
    userProfile: aProfile(),
    compareListFetch: () => {
      const all = compared(count)
      return { ...all, products: all.products.filter(({ uuid }) => uuids.includes(uuid)) }
    },
    compareListStore: ({ product_id: uuid }) => {
      uuids = [...uuids, uuid]
      return { uuids }
    },
    compareListDelete: ({ product_id: gone }) => {
      uuids = gone === undefined ? [] : uuids.filter((uuid) => uuid !== gone)
      return { uuids }
    },
  })
  const screen = await show(<CompareList />, { language })
  await expect.element(screen.getByRole('columnheader').first()).toBeVisible()
  return { screen, sent }
}

const heads = () =>
  page
    .getByRole('columnheader')
    .elements()
    .map((head) => names.find((name) => head.textContent?.includes(name)))
const rows = () =>
  page
    .getByRole('rowheader')
    .elements()
    .map((head) => head.textContent)

test('products stand side by side, and the best value of a row is named', async () => {
  const { screen } = await showList()
  expect(heads()).toEqual(names)
  expect(rows()).toEqual(['Sensitivity', 'Impedance', 'Voltage'])
  await expect.element(screen.getByRole('cell', { name: 'Best value: 91 dB' })).toBeVisible()
  await expect.element(screen.getByText(/3 of 4 products from Home theater/)).toBeVisible()
})

test('equal rows are hidden, with the name of a group in which nothing is left', async () => {
  const { screen } = await showList()
  await expect.element(screen.getByRole('rowgroup').nth(1)).toMatchTextContent('Sound')
  await screen.getByRole('switch', { name: 'Hide equal rows' }).click()
  await expect.poll(rows).toEqual(['Sensitivity'])
  expect(screen.getByRole('rowgroup').elements()).toHaveLength(2)
  await screen.getByRole('switch', { name: 'Hide equal rows' }).click()
  await expect.poll(rows).toEqual(['Sensitivity', 'Impedance', 'Voltage'])
})

test('a product is taken out and brought back', async () => {
  const { screen } = await showList()
  await screen.getByRole('button', { name: 'Remove Aria 9 from the comparison' }).click()
  await expect.poll(heads).toEqual(['Aria 7', 'Gita 5'])
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => heads().toSorted()).toEqual(names.toSorted())
})

test('the list is cleared and brought back in its order', async () => {
  const { screen, sent } = await showList()
  await screen.getByRole('button', { name: 'Clear list' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible()
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(heads).toEqual(names)
  expect(sent.filter(({ name }) => name === 'compareListStore').map(({ input }) => input.product_id)).toEqual(
    [0, 1, 2].map(uuidOf),
  )
})

test('one product alone is no comparison, and the way to another of its category is there', async () => {
  const { screen } = await showList({ count: 1 })
  await expect.element(screen.getByText(/One product is no comparison yet\./)).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: /Add a product/ }))
    .toHaveAttribute('href', '/all/home-theater')
  await expect.element(screen.getByRole('switch')).not.toBeInTheDocument()
})

test('on a phone two products stand side by side, and one chooses which', async () => {
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(1280, 900))
  const { screen } = await showList({ language: 'id' })
  await expect.poll(heads).toEqual(['Aria 9', 'Aria 7'])
  const column = (number: number) => screen.getByRole('combobox', { name: `Produk di kolom ${number}` })
  await userEvent.selectOptions(column(1), 'Gita 5')
  await expect.poll(heads).toEqual(['Gita 5', 'Aria 7'])
  // One that stands in the other column changes places with this one.
  await userEvent.selectOptions(column(2), 'Gita 5')
  await expect.poll(heads).toEqual(['Aria 7', 'Gita 5'])
  expect(document.documentElement.scrollWidth).toBe(390)
})
