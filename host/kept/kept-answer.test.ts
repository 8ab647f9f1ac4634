import { expect, test } from 'vitest'
import { etagOf, keptAnswerOf } from './kept-answer.ts'

const html = `<html>${'A page of the shop. '.repeat(100)}</html>`
const tagOf = async (policy: string, { text = html, asItIs = false } = {}) => {
  const headers = { 'Content-Type': 'text/html', 'Content-Security-Policy': policy }
  return etagOf(await keptAnswerOf(new Response(text, { headers }), { asItIs }))
}

test.each([true, false])(
  'a page has another tag under another policy, and the same under the same',
  async (asItIs) => {
    const tag = await tagOf("form-action 'self'", { asItIs })
    expect(await tagOf("form-action 'self'", { asItIs })).toBe(tag)
    expect(await tagOf("form-action 'self' https://*.pay.example", { asItIs })).not.toBe(tag)
    expect(await tagOf("form-action 'self'", { asItIs, text: `${html} ` })).not.toBe(tag)
  },
)
