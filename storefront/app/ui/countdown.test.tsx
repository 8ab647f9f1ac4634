import { expect, test, vi } from 'vitest'
import { show } from '../../testing/show.tsx'
import { Countdown } from './countdown.tsx'

const now = '2026-11-19T03:00:00.000Z'

test('it counts hours, minutes and seconds by the clock of the shop, and says once when they are over', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  const onEnd = vi.fn()
  const screen = await show(
    <Countdown endTime="2026-11-19T05:00:03.000Z" serverTime={now} label="Ends in" onEnd={onEnd} />,
  )
  const timer = screen.getByRole('timer', { name: 'Ends in' })
  await expect.element(timer).toHaveTextContent('02:00:03')
  vi.advanceTimersByTime(4_000)
  await expect.element(timer).toHaveTextContent('01:59:59')
  vi.advanceTimersByTime(2 * 60 * 60 * 1000)
  await expect.element(timer).toHaveTextContent('00:00:00')
  vi.advanceTimersByTime(60_000)
  expect(onEnd).toHaveBeenCalledTimes(1)
  vi.useRealTimers()
})
