import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { Keep, type Made } from './keep.ts'
import { type Change, type MadeFrom, madeFromAll } from './made-from.ts'
import { shownOf } from './shown.ts'

let now = 0
let keep: Keep<string>
let made = 0

beforeEach(() => {
  now = 1_000_000
  made = 0
  keep = newKeep()
})

const [speaker, microphone, article] = [randomUUID(), randomUUID(), randomUUID()]

const newKeep = (most = 1_000) =>
  new Keep<string>({ clock: { now: () => new Date(now) }, most, freshMs: 60_000, staleMs: 600_000 })

const from = (given: Partial<MadeFrom> = {}): MadeFrom => ({
  tables: new Set(['products']),
  shown: shownOf([speaker]),
  until: Number.POSITIVE_INFINITY,
  ...given,
})

/** Makes "page 1", "page 2" … */
const page =
  (given: Partial<MadeFrom> = {}, bytes = 100) =>
  async (): Promise<Made<string>> => {
    made += 1
    return { value: `page ${made}`, from: from(given), bytes }
  }

const ask = async (key = 'home', make = page()) => {
  const { value, outcome } = await keep.get(key, make)
  return `${value}: ${outcome}`
}

test('what was made is shown again, each under its own key', async () => {
  expect(await ask()).toBe('page 1: miss')
  expect(await ask()).toBe('page 1: hit')
  expect(await ask('other')).toBe('page 2: miss')
  expect(keep.peek('home')).toBe('page 1')
  expect(keep.peek('nothing')).toBeUndefined()
})

test('a hundred who ask at once have it made once', async () => {
  const answers = await Promise.all(Array.from({ length: 100 }, () => ask()))
  expect(new Set(answers)).toEqual(new Set(['page 1: miss']))
  expect(made).toBe(1)
})

test.each<[string, Change]>([
  ['a table that it was made from', { tables: ['settings', 'products'] }],
  ['something that it shows', { shown: [speaker] }],
  ['nobody knows what', 'everything'],
])('after a change of %s it is made anew', async (_what, change) => {
  await ask()
  keep.drop(change)
  expect(keep.peek('home')).toBeUndefined()
  expect(await ask()).toBe('page 2: miss')
  expect(await ask()).toBe('page 2: hit')
})

test.each<[string, Change]>([
  ['another table', { tables: ['articles'] }],
  ['something else', { shown: [microphone] }],
])('a change of %s leaves it as it is', async (_what, change) => {
  await ask()
  keep.drop(change)
  expect(await ask()).toBe('page 1: hit')
})

test('what began before a change does not hold after it, and nobody who asks after it is shown it', async () => {
  const slow = Promise.withResolvers<Made<string>>()
  const before = keep.get('home', () => slow.promise)
  keep.drop({ tables: ['products'] })
  expect(await ask()).toBe('page 1: miss')
  slow.resolve({ value: 'old page', from: from(), bytes: 100 })
  expect(await before).toEqual({ value: 'old page', outcome: 'miss' })
  expect(await ask()).toBe('page 1: hit')
})

test('what began before a change of something else is kept', async () => {
  const slow = Promise.withResolvers<Made<string>>()
  const before = keep.get('home', () => slow.promise)
  keep.drop({ tables: ['articles'] })
  slow.resolve({ value: 'page', from: from(), bytes: 100 })
  await before
  expect(keep.peek('home')).toBe('page')
})

test('when its time is over it is shown once more while a new one is made', async () => {
  await ask()
  now += 60_000
  expect(keep.peek('home')).toBeUndefined()
  const asked = Promise.all([ask(), ask(), ask()])
  expect(await asked).toEqual(['page 1: stale', 'page 1: stale', 'page 1: stale'])
  expect(await ask()).toBe('page 2: hit')
  expect(made).toBe(2)
})

test('who makes something to be kept of it waits for the new one', async () => {
  await ask()
  now += 60_000
  expect(await keep.get('home', page(), { mayBeStale: false })).toEqual({ value: 'page 2', outcome: 'miss' })
  now += 60_000
  const inVain = await keep.get('home', failing, { mayBeStale: false })
  expect(inVain).toEqual({ value: 'page 2', outcome: 'away' })
})

test('what is too old is waited for', async () => {
  await ask()
  now += 660_000
  expect(await ask()).toBe('page 2: miss')
})

test('nothing is shown beyond the moment when an offer begins or ends', async () => {
  const until = now + 5_000
  await ask('home', page({ until }))
  now = until - 1
  expect(await ask()).toBe('page 1: hit')
  now = until
  expect(await ask()).toBe('page 2: miss')
})

test('what must not be kept is made for everybody anew, and takes the place of what was kept', async () => {
  await ask()
  keep.drop('everything')
  const gone = async (): Promise<Made<string>> => ({ value: 'not found', from: undefined, bytes: 1 })
  expect(await ask('home', gone)).toBe('not found: miss')
  expect(keep.size).toEqual({ entries: 0, bytes: 0 })
})

const failing = () => Promise.reject(new Error('the database is away'))

test('what cannot be made anew is shown as it was, and said to be so', async () => {
  await ask()
  keep.drop('everything')
  expect(await ask('home', failing)).toBe('page 1: away')
  // For a moment it is not even tried.
  expect(await ask()).toBe('page 1: away')
  expect(made).toBe(1)
  now += 1_000
  expect(await ask()).toBe('page 2: miss')
})

test('what was overtaken by a change is shown only if nothing newer can be made', async () => {
  const slow = Promise.withResolvers<Made<string>>()
  const before = keep.get('home', () => slow.promise)
  keep.drop('everything')
  slow.resolve({ value: 'overtaken', from: from(), bytes: 100 })
  await before
  expect(keep.peek('home')).toBeUndefined()
  expect(await ask('home', failing)).toBe('overtaken: away')
  now += 1_000
  expect(await ask()).toBe('page 1: miss')
  expect(await ask()).toBe('page 1: hit')
})

test('what was overtaken does not take the place of what is there', async () => {
  const slow = Promise.withResolvers<Made<string>>()
  const before = keep.get('home', () => slow.promise)
  keep.drop('everything')
  await ask()
  slow.resolve({ value: 'overtaken', from: from(), bytes: 100 })
  await before
  expect(await ask()).toBe('page 1: hit')
})

test('one that can never be made anew does not make others look out of date', async () => {
  await ask()
  await ask('broken')
  keep.drop('everything')
  expect(await ask('broken', failing)).toBe('page 2: away')
  expect(await ask()).toBe('page 3: miss')
})

test('what was never made and cannot be made is a fault', async () => {
  await expect(keep.get('home', failing)).rejects.toThrow('the database is away')
  expect(await ask()).toBe('page 1: miss')
})

test('a new one that cannot be made in the background leaves the old one', async () => {
  await ask()
  now += 60_000
  expect(await ask('home', failing)).toBe('page 1: stale')
  expect(await ask('home', failing)).toBe('page 1: stale')
})

test('it never holds more than it may: the one that nobody has asked for longest goes first', async () => {
  keep = newKeep(400)
  for (const key of ['a', 'b', 'c', 'd']) await ask(key)
  expect(await ask('a')).toBe('page 1: hit')
  await ask('e')
  expect(keep.size).toEqual({ entries: 4, bytes: 400 })
  expect(keep.peek('b')).toBeUndefined()
  expect(keep.peek('a')).toBe('page 1')
})

test('a flood of things that are asked for once pushes out nothing that was asked for again', async () => {
  keep = newKeep(1_000)
  await ask('home')
  await ask('home')
  for (let each = 0; each < 100; each += 1) await ask(`flood ${each}`)
  expect(keep.peek('home')).toBe('page 1')
  expect(keep.size).toEqual({ entries: 10, bytes: 1_000 })
})

test('also where everything was asked for again there is room for something new', async () => {
  keep = newKeep(1_000)
  for (let each = 0; each < 100; each += 1) {
    await ask(`page ${each}`)
    expect(await ask(`page ${each}`)).toBe(`page ${each + 1}: hit`)
  }
  expect(keep.size).toEqual({ entries: 10, bytes: 1_000 })
  for (let each = 90; each < 100; each += 1) expect(keep.peek(`page ${each}`)).toBe(`page ${each + 1}`)
})

test('what would fill a quarter of the room is not kept', async () => {
  await ask('home', page({}, 251))
  expect(keep.size).toEqual({ entries: 0, bytes: 0 })
})

test('what is made from several parts is made from all of them, until the first of them ends', () => {
  const parts = [
    from({ until: 5 }),
    from({ tables: new Set(['articles']), shown: shownOf([article]), until: 3 }),
  ]
  expect(madeFromAll(parts)).toEqual({
    tables: new Set(['products', 'articles']),
    shown: shownOf([speaker, article]),
    until: 3,
  })
  expect(madeFromAll([]).until).toBe(Number.POSITIVE_INFINITY)
})
