import { isDeepStrictEqual } from 'node:util'
import { basePath, type CallName, callPaths } from '@gema/contract/call-paths.ts'
import { allCalls } from '@gema/contract/calls/all-calls.ts'
import { requestFor } from '@gema/contract/client.ts'
import type { Call } from '@gema/contract/define-call.ts'
import { isShared } from '@gema/contract/is-shared.ts'
import { predefinedLanguages } from '@gema/contract/values/language.ts'
import { expect, test } from 'vitest'
import { inputsOfSharedCalls, sharedNames } from './every-shared-call.ts'
import { aKnownCustomer, clientOf } from './known-customer.ts'
import { startDemoShop } from './shop-process.ts'

/** One question, in one language. */
interface Question {
  name: CallName
  input: object
  language: string
}

interface Asker {
  /** Their token; nothing, for a stranger. */
  by?: string
  /** At an address that means the same, for which nothing is kept yet. */
  anew?: boolean
}

/** Fields that tell when the answer was made. The sale to test always begins at that moment. */
const momentsOf = ({ input }: Question): string[] =>
  'test' in input ? ['server_time', 'start_time', 'end_time'] : ['server_time', 'checked_at']

test('every shared call says the same to a customer and to a stranger, and nothing that the contract does not name', async () => {
  const site = await (await startDemoShop()).opened
  const { token, secrets } = await aKnownCustomer(site)
  const inputs = await inputsOfSharedCalls(clientOf(site, token))
  // A call that is shared from now on needs its line in every-shared-call.ts.
  expect(Object.keys(inputs).toSorted()).toEqual(sharedNames.toSorted())
  const found = new Set<string>()
  const ask = async ({ name, input, language }: Question, { by, anew = false }: Asker) => {
    const options = { origin: site, language, token: () => by }
    const request = requestFor({ basePath, callPaths }, { name, input }, options)
    const sameAgain = request.url.includes('?') ? '&' : '?&'
    const response = await fetch(anew ? new Request(request.url + sameAgain, request) : request)
    return { response, text: await response.text() }
  }
  const look = async (question: Question) => {
    const { name, input, language } = question
    const call: Call = allCalls[name]
    const tell = (fault: string) => found.add(`${name} ${JSON.stringify(input)} (${language}) ${fault}`)
    if (!isShared(call, Object.keys(input))) tell('is not shared')
    // The customer first: whatever is kept of it is what the stranger gets.
    const personal = await ask(question, { by: token })
    const strange = [await ask(question, {}), await ask(question, { anew: true })]
    for (const { response, text } of [personal, ...strange]) {
      if (response.status !== 200) tell(`answers ${response.status}`)
      if (!response.headers.get('cache-control')?.startsWith('public,')) tell('may not be kept by others')
      if (!response.headers.get('etag')) tell('has no mark of what it says')
      if (secrets.some((secret) => text.includes(secret))) tell('tells who asks')
    }
    const moments = momentsOf(question)
    const data = dataOf(personal.text, moments)
    if (!strange.every(({ text }) => isDeepStrictEqual(data, dataOf(text, moments))))
      tell('is another for a stranger')
    const sent = dataOf(personal.text)
    const named = call.data.safeParse(sent)
    for (const issue of named.error?.issues ?? []) tell(`${issue.path.join('.')}: ${issue.message}`)
    // By its place alone: the same field of a hundred products is one fault.
    if (named.success) for (const place of unnamedIn(sent, named.data)) found.add(`${name} sends ${place}`)
  }
  for (const name of sharedNames)
    for (const input of inputs[name] ?? [])
      for (const language of predefinedLanguages) await look({ name, input, language })
  expect([...found]).toEqual([])
}, 240_000)

/** The data of an answer, without the moments that it tells. */
function dataOf(text: string, moments: readonly string[] = []): unknown {
  const { data } = JSON.parse(text, (key, value) => (moments.includes(key) ? '…' : value))
  return data
}

/** Where something was sent that the contract makes something else of, or does not name: `.result.data[].cost`. */
function unnamedIn(sent: unknown, named: unknown, place = ''): string[] {
  if (isDeepStrictEqual(sent, named)) return []
  if (!isFilled(sent) || !isFilled(named)) return [place]
  const keys = [...new Set([...Object.keys(sent), ...Object.keys(named)])]
  return keys.flatMap((key) =>
    unnamedIn(sent[key], named[key], Array.isArray(sent) ? `${place}[]` : `${place}.${key}`),
  )
}

const isFilled = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
