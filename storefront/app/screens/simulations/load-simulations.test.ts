import type { Answer, Ask } from '@gema/contract/client.ts'
import { expect, test } from 'vitest'
import { loadTemplates, loadWanted } from './load-simulations.ts'

const uuid = '0198c3d2-7a51-7000-8000-000000000001'
const answering = (answer: Partial<Answer<unknown>>): Ask => (async () => answer) as unknown as Ask
const down: Ask = async () => {
  throw new Error('down')
}
const refused = (code: 201 | 404 | 429, message: string) =>
  answering({ ok: false, code, message, form: [message], fields: [] })

test('a code in the address leads to its simulation', async () => {
  expect(await loadWanted(answering({ ok: true, data: { uuid } }), 'k7mx 29pw')).toEqual({ uuid })
})

test('a link in its place leads there without a question that counts against anybody', async () => {
  expect(await loadWanted(down, `https://gema.example/id/simulation/${uuid}`)).toEqual({ uuid })
})

test.each([
  [404, 404],
  [201, 400],
  [429, 429],
] as const)('a refusal with %s keeps what was typed, says why and has status %s', async (code, status) => {
  expect(await loadWanted(refused(code, 'Because.'), 'k7mx')).toEqual({
    typed: 'k7mx',
    message: 'Because.',
    status,
  })
})

test('where nobody answers, the page is there all the same', async () => {
  expect(await loadWanted(down, 'k7mx')).toEqual({ typed: 'k7mx', status: 503 })
  expect(await loadTemplates(down)).toEqual({ message: undefined })
})

test('the sentence of the server is kept where it has one', async () => {
  expect(await loadTemplates(refused(429, 'Too many attempts.'))).toEqual({ message: 'Too many attempts.' })
})
