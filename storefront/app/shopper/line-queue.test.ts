import { expect, test } from 'vitest'
import { createLineQueue, type LineChange } from './line-queue.ts'

/** A queue whose time and answers are in the hands of the test. */
function aQueue() {
  const sent: Record<string, LineChange>[] = []
  const answers: (() => void)[] = []
  let waiting: (() => void) | undefined
  let shown: Record<string, LineChange> = {}
  const queue = createLineQueue({
    send: (changes) => {
      sent.push(Object.fromEntries(changes))
      return new Promise((resolve) => answers.push(resolve))
    },
    later: (act) => {
      waiting = act
      return () => {
        waiting = undefined
      }
    },
    changed: (wanted) => {
      shown = Object.fromEntries(wanted)
    },
  })
  return {
    want: (id: string, change: LineChange) => queue.want(new Map([[id, change]])),
    queue,
    sent,
    shown: () => shown,
    aMomentLater: () => waiting?.(),
    answer: async () => {
      answers.shift()?.()
      // The answer is dealt with once everything that waits for it has run.
      for (let turn = 0; turn < 5; turn++) await Promise.resolve()
    },
  }
}

test('presses in a row become one change, shown at once', () => {
  const { want, sent, shown, aMomentLater } = aQueue()
  want('a', { quantity: 2 })
  want('a', { quantity: 3 })
  want('b', { selected: 2 })
  expect(shown()).toEqual({ a: { quantity: 3 }, b: { selected: 2 } })
  expect(sent).toEqual([])
  aMomentLater()
  expect(sent).toEqual([{ a: { quantity: 3 }, b: { selected: 2 } }])
})

test('what is wanted while an answer is on its way is sent after it, and shown all the while', async () => {
  const { want, sent, shown, aMomentLater, answer } = aQueue()
  want('a', { quantity: 2 })
  aMomentLater()
  want('a', { quantity: 5 })
  aMomentLater()
  expect(sent).toHaveLength(1)
  await answer()
  expect(shown()).toEqual({ a: { quantity: 5 } })
  expect(sent).toEqual([{ a: { quantity: 2 } }, { a: { quantity: 5 } }])
  await answer()
  expect(shown()).toEqual({})
  expect(sent).toHaveLength(2)
})

test('a line that is answered no longer stands in the way of what the server says', async () => {
  const { want, shown, aMomentLater, answer } = aQueue()
  want('a', { quantity: 2 })
  aMomentLater()
  want('b', { quantity: 7 })
  await answer()
  expect(shown()).toEqual({ b: { quantity: 7 } })
})

test('who leaves waits for nothing but the answer', async () => {
  const { want, queue, sent, shown, answer } = aQueue()
  want('a', { quantity: 2 })
  const done = queue.flush()
  expect(sent).toHaveLength(1)
  await answer()
  await done
  expect(shown()).toEqual({})
})

test('a line that was removed is not asked for any more', () => {
  const { want, queue, sent, shown, aMomentLater } = aQueue()
  want('a', { quantity: 2 })
  want('b', { quantity: 3 })
  queue.drop(['a'])
  expect(shown()).toEqual({ b: { quantity: 3 } })
  aMomentLater()
  expect(sent).toEqual([{ b: { quantity: 3 } }])
})
