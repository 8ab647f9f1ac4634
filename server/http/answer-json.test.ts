import { expect, test } from 'vitest'
import { answerJson, writtenAs } from './answer-json.ts'

const meta = { code: 200, message: 'OK' }

test.each([
  { data: Object.freeze({ name: 'Aria 9', sizes: Object.freeze([1, 2]) }) },
  { data: { name: 'Aria 9' } },
  { data: Object.freeze([]) },
  { data: null },
  { data: 'a text' },
])('what is frozen is written as everything else: %j', async ({ data }) => {
  for (const _ of ['first', 'again']) {
    const answer = answerJson({ status: 200, meta, data } as { data: unknown }, { status: 200 })
    expect(await answer.text()).toBe(JSON.stringify({ status: 200, meta, data }))
  }
})

test('an answer stays known by what it was written from', () => {
  const value = { data: { name: 'Aria 9' } }
  const answer = answerJson(value, { status: 200 })
  expect(writtenAs(answer)).toEqual({ text: JSON.stringify(value), value })
  expect(writtenAs(new Response('{}'))).toBeUndefined()
})
