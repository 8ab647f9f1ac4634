import { randomUUID } from 'node:crypto'
import { newReading, type Reading } from '@gema/server/http/reading.ts'
import { nothingShown, shownOf } from '@gema/server/platform/keep/shown.ts'
import { beforeEach, expect, test } from 'vitest'
import { createKeptAnswers, type KeptAnswers, type KeptKind } from './keep-answers.ts'
import type { KeptAnswer } from './kept-answer.ts'

let now: number
let kept: KeptAnswers
let counted: string[]

beforeEach(() => {
  now = Date.parse('2026-11-17T04:00:00Z')
  counted = []
  kept = createKeptAnswers({
    clock: { now: () => new Date(now) },
    megabytes: 1,
    nextEdge: () => Number.POSITIVE_INFINITY,
    count: (kind, outcome) => counted.push(`${kind} ${outcome}`),
  })
})

const textOf = (answer: KeptAnswer | undefined): string => new TextDecoder().decode(answer?.plain)

/** Asks for something that is made so, and answers what a visitor gets to read. */
async function seen(
  [kind, key]: [KeptKind, string],
  text: string,
  { status = 200, ...learnt }: { status?: number } & Partial<Reading> = {},
): Promise<string> {
  const { answer, isAway } = await kept.ask({ kind, key }, async (reading) => {
    Object.assign(reading, newReading({ isShared: true }), learnt)
    return new Response(text, { status, headers: { 'Content-Type': 'text/html' } })
  })
  return `${answer.status} ${textOf(answer)}${isAway ? ', may be out of date' : ''}`
}

test('a page that is made of parts from before does not take the place of the last good one', async () => {
  await seen(['page', '/'], 'good')
  kept.drop('everything')
  expect(await seen(['page', '/'], 'half', { isAway: true })).toBe('200 good, may be out of date')
  now += 1_000
  expect(await seen(['page', '/'], 'broken', { status: 500 })).toBe('200 good, may be out of date')
  now += 1_000
  expect(await seen(['page', '/'], 'new')).toBe('200 new')
})

test('a page that was never made is shown with what there is', async () => {
  expect(await seen(['page', '/'], 'half', { isAway: true })).toBe('200 half, may be out of date')
  expect(await seen(['page', '/'], 'whole')).toBe('200 whole')
})

test('a page that always fails does not make others look out of date', async () => {
  await seen(['page', '/'], 'front')
  await seen(['page', '/broken'], 'broken')
  kept.drop('everything')
  await seen(['page', '/broken'], 'error', { status: 500 })
  expect(await seen(['page', '/'], 'new front')).toBe('200 new front')
})

test('a flood of addresses that nobody else asks for does not push out the front page', async () => {
  await seen(['page', '/'], 'front')
  await seen(['page', '/'], 'never made')
  for (let each = 0; each < 2_000; each += 1) await seen(['page', `/?x=${each}`], 'front')
  expect(textOf(kept.peek('page', '/')?.answer)).toBe('front')
  expect(kept.peek('page', '/?x=0')).toBeUndefined()
})

test('what an answer shows takes room as well', async () => {
  const shown = shownOf(Array.from({ length: 10_000 }, () => randomUUID()))
  const from = { tables: new Set<string>(), shown, until: Number.POSITIVE_INFINITY }
  for (let each = 0; each < 40; each += 1) await seen(['page', `/${each}`], 'list', { from })
  const held = Array.from({ length: 40 }, (_, each) => `/${each}`).filter((key) => kept.peek('page', key))
  // Seventeen twentieths of a megabyte; ten thousand of them take forty thousand bytes, and each page a few more.
  expect(held).toHaveLength(20)
})

test('a text takes as many bytes as it has', async () => {
  // Too small to be packed, and so many that they are more than there is room for.
  const text = 'ñ'.repeat(500)
  for (let each = 0; each < 200; each += 1) await seen(['answer', `${each}`], text)
  const held = Array.from({ length: 200 }, (_, each) => `${each}`).filter((key) => kept.peek('answer', key))
  expect(held.length * (2 * text.length)).toBeLessThan(0.4 * 1024 * 1024)
  expect(held.length).toBeLessThan(100)
})

test('who looks whether something is kept is not counted as one who asks for it', async () => {
  await seen(['page', '/'], 'front')
  expect(kept.peek('page', '/')).toBeDefined()
  await seen(['page', '/'], 'never made')
  expect(counted).toEqual(['page miss', 'page hit'])
})

test('what comes from the memory of lists hears of all tables behind it', async () => {
  const from = { tables: new Set(['product_changes']), shown: nothingShown, until: Infinity }
  for (const table of ['products', 'inventories', 'product_specs', 'attributes', 'inventory_stock']) {
    await seen(['answer', 'counts'], 'before', { from })
    kept.drop({ tables: [table] })
    expect(await seen(['answer', 'counts'], `after ${table}`, { from })).toBe(`200 after ${table}`)
    kept.drop('everything')
  }
})
