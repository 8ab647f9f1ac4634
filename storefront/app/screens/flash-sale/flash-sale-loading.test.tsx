import { useLoaderData } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aCard } from '../../../testing/a-card.ts'
import { show } from '../../../testing/show.tsx'
import { showRoute } from '../../../testing/show-route.tsx'
import { FlashSaleLoading, type FlashSalesSoon, loadSoon, onlyForOtherPages } from './flash-sale-loading.tsx'
import type { FlashSales } from './flash-sale-page.tsx'

const hour = 60 * 60 * 1000
const pricing = { ...aCard().pricing, price: 19_999_000, discount_percent: 20 }

// The clock of each test begins on a day of its own: a sale is asked for once in the life of a page. It moves when it is
// told to, and while something is waited for.
let now = Date.parse('2026-11-19T03:00:00.000Z')
beforeEach(() => {
  now += 24 * hour
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now })
})
afterEach(() => {
  vi.useRealTimers()
})

/** One sale that runs for three more hours, and one that begins in nine. */
const sales = (): FlashSales => {
  const at = (hours: number) => new Date(now + hours * hour).toISOString()
  const quota = (sold: number) => ({ pricing: { ...pricing, end_time: at(3) }, flash: { quota: 20, sold } })
  return {
    server_time: at(0),
    flash_sales: [
      {
        uuid: '9b2e1c70-0000-4000-8000-000000000001',
        name: 'Lunch sale',
        start_time: at(0),
        end_time: at(3),
        is_running: true,
        products: [aCard(quota(14))],
      },
      {
        uuid: '9b2e1c70-0000-4000-8000-000000000002',
        name: 'Evening sale',
        start_time: at(9),
        end_time: at(12),
        is_running: false,
        products: [aCard(quota(0))],
      },
    ],
  }
}

function Screen() {
  const data: FlashSalesSoon = useLoaderData()
  return <FlashSaleLoading sales={data} />
}

test('when a sale ends in a tab that slept the page asks again by itself, once', async () => {
  // The clock of the shop has hardly moved: it says the same again.
  const answer = () => ({ ...sales(), server_time: new Date(now + loader.mock.calls.length).toISOString() })
  const loader = vi.fn(answer)
  const screen = await showRoute(
    { path: '/flash-sale', loader, Component: Screen, shouldRevalidate: onlyForOtherPages },
    '/flash-sale',
  )
  const timer = screen.getByRole('timer', { name: 'Ends in' })
  await expect.element(timer).toBeVisible()
  // One counts down, one looks for the end.
  await expect.poll(() => vi.getTimerCount()).toBe(2)
  vi.advanceTimersByTime(10_000)
  await expect.element(timer).toMatchTextContent(/^02hours.*59minutes.*[0-4]\dseconds$/)
  expect(loader).toHaveBeenCalledTimes(1)
  vi.setSystemTime(now + 3 * hour + 500)
  vi.advanceTimersByTime(2000)
  await expect.poll(() => loader.mock.calls.length).toBe(2)
  // It is not asked again and again.
  vi.advanceTimersByTime(30_000)
  vi.setSystemTime(now + 4 * hour)
  vi.advanceTimersByTime(30_000)
  await expect.element(timer).toBeVisible()
  expect(loader).toHaveBeenCalledTimes(2)
})

test('another session is on the page already: its link asks for nothing', async () => {
  const loader = vi.fn(sales)
  const screen = await showRoute(
    { path: '/flash-sale', loader, Component: Screen, shouldRevalidate: onlyForOtherPages },
    '/flash-sale',
  )
  const sessions = screen.getByRole('navigation', { name: 'Flash sale sessions' }).getByRole('link')
  await expect.element(sessions.first()).toHaveAttribute('aria-current', 'page')
  await expect.element(screen.getByText('6 left of 20')).toBeVisible()
  await sessions.nth(1).click()
  await expect.element(sessions.nth(1)).toHaveAttribute('aria-current', 'page')
  await expect.element(screen.getByRole('timer', { name: 'Starts in' })).toMatchTextContent(/^0[89]hours/)
  await expect.element(screen.getByText(/left of/)).not.toBeInTheDocument()
  expect(loader).toHaveBeenCalledTimes(1)
})

test('opened from another page it shows its shape until the sales are there', async () => {
  const answer = Promise.withResolvers<FlashSales>()
  const soon = await loadSoon(new Request('http://shop.example/flash-sale'), () => answer.promise)
  const screen = await show(<FlashSaleLoading sales={soon} />)
  await expect.element(screen.getByText('Loading products')).toBeInTheDocument()
  answer.resolve(sales())
  await expect.element(screen.getByRole('timer', { name: 'Ends in' })).toBeVisible()
  await expect.element(screen.getByText('Loading products')).not.toBeInTheDocument()
})
