import { expect, test } from 'vitest'
import { standingClock } from '../testing/standing-clock.ts'
import { rememberFor, rememberLast } from './remember.ts'

/** A reading that counts, and a clock to move. */
function aReading(answers: (() => Promise<string>)[], remember = rememberFor) {
  let asked = 0
  const clock = standingClock()
  const read = () => answers[asked++]?.() ?? Promise.reject(new Error('asked too often'))
  const remembered = remember(5, clock, read)
  return { remembered, asked: () => asked, moveOn: clock.moveOn }
}

test('what was read is remembered for its seconds, then read again', async () => {
  const { remembered, moveOn } = aReading([async () => 'old', async () => 'new'])
  expect(await remembered()).toBe('old')
  moveOn(4_999)
  expect(await remembered()).toBe('old')
  moveOn(1)
  expect(await remembered()).toBe('new')
})

test('many who ask at once cause one reading', async () => {
  const { remembered, asked } = aReading([async () => 'once'])
  expect(await Promise.all([remembered(), remembered(), remembered()])).toEqual(['once', 'once', 'once'])
  expect(asked()).toBe(1)
})

test('a reading that failed is not remembered', async () => {
  const { remembered } = aReading([() => Promise.reject(new Error('away')), async () => 'back'])
  await expect(remembered()).rejects.toThrow('away')
  expect(await remembered()).toBe('back')
})

test('while it cannot be read, the last answer holds, and it is tried again a second later', async () => {
  const away = () => Promise.reject(new Error('away'))
  const { remembered, asked, moveOn } = aReading([async () => 'old', away, async () => 'new'], rememberLast)
  await remembered()
  moveOn(5_000)
  expect(await remembered()).toBe('old')
  expect(await remembered()).toBe('old')
  expect(asked()).toBe(2)
  moveOn(1_000)
  expect(await remembered()).toBe('new')
})

test('what could never be read is a fault', async () => {
  const { remembered } = aReading([() => Promise.reject(new Error('away')), async () => 'back'], rememberLast)
  await expect(remembered()).rejects.toThrow('away')
  expect(await remembered()).toBe('back')
})
