import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { takeTurns } from './take-turns.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Work that goes on until it is told to end, and who has begun so far. */
function works() {
  const begun: string[] = []
  const ends = new Map<string, { resolve: (value: string) => void; reject: (error: Error) => void }>()
  const work = (name: string) => () =>
    new Promise<string>((resolve, reject) => {
      begun.push(name)
      ends.set(name, { resolve, reject })
    })
  return { begun, work, end: (name: string) => ends.get(name) }
}

test('so many at a time, the others in the order in which they came', async () => {
  const { begun, work, end } = works()
  const inTurn = takeTurns({ most: 2, patienceMs: 1000 })
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => inTurn(work(name)))
  expect(begun).toEqual(['a', 'b'])
  end('b')?.resolve('done')
  expect(await b).toBe('done')
  await vi.waitFor(() => expect(begun).toEqual(['a', 'b', 'c']))
  end('a')?.reject(new Error('it failed'))
  await expect(a).rejects.toThrow('it failed')
  await vi.waitFor(() => expect(begun).toEqual(['a', 'b', 'c', 'd']))
  end('c')?.resolve('c')
  end('d')?.resolve('d')
  expect(await Promise.all([c, d])).toEqual(['c', 'd'])
})

test('a place that has become free is not taken twice', async () => {
  const { begun, work, end } = works()
  const inTurn = takeTurns({ most: 1, patienceMs: 1000 })
  const first = inTurn(async () => 'first')
  const second = inTurn(work('second'))
  // Comes in the moment in which the second has been called and has not yet begun.
  const third = first.then(() => inTurn(work('third')))
  await vi.waitFor(() => expect(begun).toEqual(['second']))
  await vi.advanceTimersByTimeAsync(10)
  expect(begun).toEqual(['second'])
  end('second')?.resolve('second')
  await vi.waitFor(() => expect(begun).toEqual(['second', 'third']))
  end('third')?.resolve('third')
  expect(await Promise.all([first, second, third])).toEqual(['first', 'second', 'third'])
})

test('who has waited for long begins all the same', async () => {
  const { begun, work, end } = works()
  const inTurn = takeTurns({ most: 1, patienceMs: 1000 })
  const hanging = inTurn(work('hangs'))
  const next = inTurn(work('next'))
  await vi.advanceTimersByTimeAsync(999)
  expect(begun).toEqual(['hangs'])
  await vi.advanceTimersByTimeAsync(1)
  expect(begun).toEqual(['hangs', 'next'])
  end('next')?.resolve('next')
  end('hangs')?.resolve('hangs')
  expect(await Promise.all([hanging, next])).toEqual(['hangs', 'next'])
  // And nobody is let in twice for it.
  inTurn(work('third'))
  inTurn(work('fourth'))
  expect(begun).toEqual(['hangs', 'next', 'third'])
  end('third')?.resolve('third')
  await vi.waitFor(() => expect(begun).toContain('fourth'))
  end('fourth')?.resolve('fourth')
})
