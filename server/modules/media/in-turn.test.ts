import { expect, test } from 'vitest'
import { inTurn } from './in-turn.ts'

test('within a queue one comes after the other, also after one that fails', async () => {
  const done: string[] = []
  const first = Promise.withResolvers<void>()
  const all = [
    inTurn('uploads', async () => {
      await first.promise
      done.push('first')
      throw new Error('no picture')
    }),
    inTurn('uploads', async () => void done.push('second')),
  ]
  first.resolve()
  await Promise.allSettled(all)
  expect(done).toEqual(['first', 'second'])
})

test('who looks around does not wait for what others send', async () => {
  const sent = Promise.withResolvers<string>()
  const upload = inTurn('uploads', () => sent.promise)
  expect(await inTurn('derived', async () => 'made')).toBe('made')
  sent.resolve('kept')
  expect(await upload).toBe('kept')
})
