import type { SearchData } from '@gema/contract/calls/search.ts'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerCalls, connectionLost } from '../../../testing/answer-calls.ts'
import { foundFor, nothingFor, openSearch } from '../../../testing/open-search.tsx'
import { typingDelay } from '../search/search-limits.ts'

// Only the wait for the end of the typing is cut short; everything else takes its time.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  return () => vi.useRealTimers()
})

test('typing suggests once it stops, groups what was found and marks what was typed', async () => {
  const sent = answerCalls({ search: ({ q }) => foundFor(String(q)) })
  const { list, type } = await openSearch()
  await type('speak')
  await expect
    .element(list.getByRole('group', { name: 'Suggested' }).getByRole('option'))
    .toHaveAttribute('href', '/search?q=speaker+stand')
  await expect
    .element(list.getByRole('option', { name: 'Bookshelf speakers in Home theater' }))
    .toHaveAttribute('href', '/all/home-theater/bookshelf-speakers')
  const product = list.getByRole('group', { name: 'Products' }).getByRole('option')
  await expect.element(product).toHaveTextContent('Aria 9 Floorstanding SpeakerLarasRp 24.999.000')
  expect([...list.element().querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
    'speak',
    'speak',
    'Speak',
  ])
  expect(sent.map(({ input }) => input.q)).toEqual(['speak'])
})

test('arrow keys go through all options in a circle, and Enter takes one', async () => {
  answerCalls({ search: ({ q }) => foundFor(String(q)) })
  const { screen, box, list, address, type } = await openSearch()
  await type('speak')
  await expect.element(list).toBeVisible()
  const options = list.getByRole('option')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(options.first()).toHaveAttribute('aria-selected', 'true')
  await expect.element(box).toHaveAttribute('aria-activedescendant', options.first().element().id)
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(box).not.toHaveAttribute('aria-activedescendant')
  await userEvent.keyboard('{ArrowUp}')
  const last = screen.getByRole('option', { name: 'See all 34 results for “speak”' })
  await expect.element(last).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Enter}')
  await expect.element(address).toHaveTextContent('/search?q=speak')
  await expect.element(list).not.toBeInTheDocument()
  await expect.element(box).toHaveValue('speak')
})

test('the popup closes with Escape and when the focus leaves it, and opens again on focus', async () => {
  answerCalls({ search: ({ q }) => foundFor(String(q)) })
  const { screen, box, list, type } = await openSearch()
  await type('speak')
  await expect.element(list).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(list).not.toBeInTheDocument()
  await expect.element(box).toHaveValue('speak')
  await userEvent.keyboard('{Tab}{Shift>}{Tab}{/Shift}')
  await expect.element(list).toBeVisible()
  screen.getByRole('button', { name: 'Elsewhere' }).element().focus()
  await expect.element(list).not.toBeInTheDocument()
})

test('fewer than three letters are not searched for: a hint says so', async () => {
  const sent = answerCalls()
  const { screen, address, type } = await openSearch()
  await type('ab')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('Type at least 3 letters to search.')).toBeVisible()
  await expect.element(address).toHaveTextContent('/')
  expect(sent).toEqual([])
})

test('where nothing is found the popup says so and offers the categories; markup stays text', async () => {
  answerCalls({ search: ({ q }) => nothingFor(String(q)) })
  const { screen, list, address, type } = await openSearch()
  await type('<b>zzqx')
  await expect.element(screen.getByText('Nothing found for “<b>zzqx”')).toBeVisible()
  await list.getByRole('option', { name: 'Home theater' }).click()
  await expect.element(address).toHaveTextContent('/all/home-theater')
})

test('a search that fails says so in the words of the page, and can be tried again', async () => {
  let isConnected = false
  answerCalls({ search: ({ q }) => (isConnected ? foundFor(String(q)) : connectionLost) })
  const { screen, type } = await openSearch({ language: 'id', at: '/id' })
  await type('speak')
  await expect.element(screen.getByRole('alert')).toMatchTextContent('Pencarian sedang tidak bisa dilakukan.')
  isConnected = true
  await screen.getByRole('button', { name: 'Coba lagi' }).click()
  await expect
    .element(screen.getByRole('listbox', { name: 'Saran pencarian' }).getByRole('option').first())
    .toBeVisible()
})

test('a late answer does not take the place of a newer one', async () => {
  const late = Promise.withResolvers<SearchData>()
  const sent = answerCalls({ search: ({ q }) => (q === 'speak' ? late.promise : foundFor(String(q))) })
  const { screen, box, type } = await openSearch()
  await type('speak')
  await expect.poll(() => sent.length).toBe(1)
  await box.fill('soundbar')
  vi.advanceTimersByTime(typingDelay)
  const all = screen.getByRole('option', { name: 'See all 34 results for “soundbar”' })
  await expect.element(all).toBeVisible()
  late.resolve(foundFor('speak'))
  await vi.advanceTimersByTimeAsync(100)
  await expect.element(all).toBeVisible()
  await expect.element(screen.getByText('for “speak”')).not.toBeInTheDocument()
})

test('recent searches are offered in the empty box, and are forgotten one by one or all at once', async () => {
  answerCalls({ search: ({ q }) => foundFor(String(q)) })
  const { screen, box, address } = await openSearch()
  for (const text of ['tower walnut', 'soundbar', 'mikrofon']) {
    await box.fill(text)
    await userEvent.keyboard('{Enter}')
    await expect.element(address).toHaveTextContent(`/search?q=${text.replace(' ', '+')}`)
  }
  await box.click()
  await screen.getByRole('button', { name: 'Empty the search box' }).click()
  const recent = screen.getByRole('listbox', { name: 'Recent searches' })
  const texts = () =>
    recent
      .getByRole('option')
      .elements()
      .map((option) => option.textContent)
  await expect.poll(texts).toEqual(['mikrofon', 'soundbar', 'tower walnut'])
  await screen.getByRole('button', { name: 'Forget “soundbar”' }).click()
  await expect.poll(texts).toEqual(['mikrofon', 'tower walnut'])
  await expect.element(box).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await expect.element(address).toHaveTextContent('/search?q=tower+walnut')
  await box.fill('')
  await screen.getByRole('button', { name: 'Clear all' }).click()
  await expect.poll(texts).toEqual([])
  expect(localStorage.getItem('recentSearches')).toBe('[]')
})

test('on a phone the search fills the screen, keeps the focus and has its own way out', async () => {
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(1280, 900))
  answerCalls({ search: ({ q }) => foundFor(String(q)) })
  const { screen, type } = await openSearch({ language: 'id', at: '/id' })
  await type('speaker')
  const dialog = screen.getByRole('dialog', { name: 'Cari di toko' })
  await expect.element(dialog.getByRole('option').first()).toBeVisible()
  const { x, y, width, height } = dialog.element().getBoundingClientRect()
  expect([x, y, width, height]).toEqual([0, 0, 390, 844])
  for (let presses = 0; presses < 6; presses += 1) {
    await userEvent.keyboard('{Tab}')
    expect(dialog.element().contains(document.activeElement)).toBe(true)
  }
  expect(getComputedStyle(document.documentElement).overflow).toBe('hidden')
  await screen.getByRole('button', { name: 'Tutup pencarian' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(document.documentElement.style.overflow).toBe('')
})
