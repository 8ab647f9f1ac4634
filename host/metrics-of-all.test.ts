import type { CountedMetrics } from '@gema/server/platform/metrics/sum-metrics.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMetricsSum } from './metrics-of-all.ts'
import type { ToProcess } from './processes-messages.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Processes that each have a name, and what was said to them. */
function aSum(...names: string[]) {
  const said: { to: string; message: ToProcess }[] = []
  const sum = createMetricsSum<string>((to, message) => said.push({ to, message }))
  const opened = {
    port: 1,
    running: { database: { title: '' }, mailTitle: '', isEmpty: true, canBePaid: true },
  }
  for (const name of names) sum.hear(name, { say: 'ready', opened })
  return {
    ...sum,
    /** Whom the last question went to, and its number. */
    asked: () =>
      said.flatMap(({ to, message }) => (message.say === 'count' ? [{ to, ask: message.ask }] : [])),
    counted: (name: string, ask: number, requests: number) =>
      sum.hear(name, { say: 'counted', ask, metrics: countOf(requests) }),
    told: () =>
      said.flatMap(({ to, message }) =>
        message.say === 'metrics'
          ? [`${to} ${message.ask} ${/^requests (\d+)$/m.exec(message.text)?.[1]}`]
          : [],
      ),
  }
}

/** A counter as it travels between processes. */
const countOf = (value: number): CountedMetrics =>
  JSON.parse(
    JSON.stringify([
      { name: 'requests', help: 'r', type: 'counter', aggregator: 'sum', values: [{ value, labels: {} }] },
    ]),
  )

test('whoever asks is told what all have counted together', async () => {
  const { hear, asked, counted, told } = aSum('one', 'two')
  const telling = hear('two', { say: 'metrics-wanted', ask: 9 })
  expect(asked()).toEqual([
    { to: 'one', ask: 1 },
    { to: 'two', ask: 1 },
  ])
  counted('one', 1, 3)
  counted('two', 1, 4)
  await telling
  expect(told()).toEqual(['two 9 7'])
})

test('a process that is too busy to answer is told as it was before', async () => {
  const { hear, counted, told } = aSum('one', 'two')
  const first = hear('one', { say: 'metrics-wanted', ask: 1 })
  counted('one', 1, 3)
  counted('two', 1, 4)
  await first
  const second = hear('one', { say: 'metrics-wanted', ask: 2 })
  counted('one', 2, 5)
  await vi.runAllTimersAsync()
  await second
  expect(told()).toEqual(['one 1 7', 'one 2 9'])
})

test('a process that ends is not waited for, and what it had counted stays', async () => {
  const { hear, counted, forget, told } = aSum('one', 'two')
  const first = hear('one', { say: 'metrics-wanted', ask: 1 })
  counted('one', 1, 3)
  counted('two', 1, 4)
  await first
  const second = hear('one', { say: 'metrics-wanted', ask: 2 })
  counted('one', 2, 5)
  forget('two')
  await second
  expect(told()).toEqual(['one 1 7', 'one 2 9'])
})

test('two who ask at once are both told', async () => {
  const { hear, counted, told } = aSum('one')
  const both = [
    hear('one', { say: 'metrics-wanted', ask: 1 }),
    hear('one', { say: 'metrics-wanted', ask: 2 }),
  ]
  counted('one', 1, 3)
  counted('one', 2, 4)
  await Promise.all(both)
  expect(told().toSorted()).toEqual(['one 1 4', 'one 2 4'])
})
