import { expect, test } from 'vitest'
import { StartStopped, silentProgress, stoppable } from './progress.ts'

test('a start that is stopped ends before its next part and its next step', async () => {
  const stopping = new AbortController()
  const say = stoppable(silentProgress, stopping.signal)
  const done: string[] = []
  const step = say.step('Filling the shop', async (progress) => {
    progress('products')
    done.push('products')
    stopping.abort()
    progress('customers')
    done.push('customers')
  })
  await expect(step).rejects.toThrow(StartStopped)
  expect(done).toEqual(['products'])
  await expect(say.step('Listening', async () => done.push('listening'))).rejects.toThrow(StartStopped)
  expect(done).toEqual(['products'])
})
