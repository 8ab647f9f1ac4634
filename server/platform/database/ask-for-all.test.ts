import { expect, test } from 'vitest'
import { askForAll } from './ask-for-all.ts'
import { readsLogger, watchReads } from './watch-reads.ts'

let state = 'before'
const asked: string[] = []
const look = askForAll(async (who: string) => {
  asked.push(who)
  readsLogger.logQuery('select from "product_changes"')
  return state
})

test('who asks at the same moment is answered together, and each has read what was read', async () => {
  asked.length = 0
  const [one, other] = await Promise.all([watchReads(() => look('one')), watchReads(() => look('other'))])
  expect(asked).toEqual(['one'])
  expect([one.result, other.result]).toEqual(['before', 'before'])
  for (const { tables } of [one, other]) expect([...tables]).toEqual(['product_changes'])
})

test('who comes after it was sent is told what is true then', async () => {
  const early = look('early')
  await new Promise((go) => setImmediate(go))
  await Promise.resolve()
  state = 'after'
  expect([await early, await look('late')]).toEqual(['before', 'after'])
})

test('a question that failed is asked anew', async () => {
  let fails = true
  const shaky = askForAll(async () => {
    if (fails) throw new Error('away')
    return 'there'
  })
  await expect(Promise.all([shaky(undefined), shaky(undefined)])).rejects.toThrow('away')
  fails = false
  expect(await shaky(undefined)).toBe('there')
})
