import { isDeepStrictEqual } from 'node:util'
import { basePath, type CallName, callPaths } from '@gema/contract/call-paths.ts'
import { allCalls } from '@gema/contract/calls/all-calls.ts'
import { requestFor } from '@gema/contract/client.ts'
import type { Call } from '@gema/contract/define-call.ts'
import { isShared } from '@gema/contract/is-shared.ts'
import { predefinedLanguages } from '@gema/contract/values/language.ts'
import { tokenCookie } from '@gema/storefront/app/api/token-cookie.ts'
import { beforeAll, expect, test } from 'vitest'
import { everyPath } from './every-path.ts'
import { inputsOfSharedCalls, sharedNames } from './every-shared-call.ts'
import { aKnownCustomer, clientOf, type KnownCustomer } from './known-customer.ts'
import { startDemoShop } from './shop-process.ts'
import { unnamedFields } from './unnamed-fields.ts'

let site: string
let customer: KnownCustomer
/** Every screen in both languages. */
let screens: string[]

beforeAll(async () => {
  const atEnd: (() => Promise<unknown>)[] = []
  site = await (await startDemoShop((work) => atEnd.unshift(work))).opened
  customer = await aKnownCustomer(site)
  screens = await everyPath(clientOf(site, customer.token), customer.order)
  expect(screens.length).toBeGreaterThan(90)
  expect(customer.secrets.every((secret) => secret.length > 5)).toBe(true)
  return async () => {
    for (const work of atEnd) await work()
  }
})

/** Addresses that rightly show nothing of the shop: they lead to others, or there is no such thing. */
const otherwise: Record<string, number> = {
  '/user/order': 302,
  '/id/user/order': 302,
  '/any/products': 301,
  '/any/product': 404,
  '/any/brand': 404,
  '/any/collection': 404,
  '/all/no-such-category': 404,
  '/shop/no-such-store': 404,
  '/page/no-such-page': 404,
  '/simulation/no-such-system': 404,
  '/id/no/such/address': 404,
}

/** The place where two texts begin to differ, as each of them has it. */
function whereOther(one: string, other: string): string {
  let at = 0
  while (one[at] === other[at]) at += 1
  return [one, other].map((text) => text.slice(Math.max(0, at - 60), at + 60)).join(' ≠ ')
}

test('every screen shows something, and is the same page for a customer and for a stranger', async () => {
  const { token, secrets } = customer
  const open = async (path: string, headers: Record<string, string>) => {
    const response = await fetch(site + path, {
      headers: { 'accept-language': 'en', ...headers },
      redirect: 'manual',
    })
    const place = response.headers.get('location') ?? ''
    // Error pages name the request.
    const requestId = response.headers.get('x-request-id') ?? ''
    // A page may have been made anew in between: its product was sold to somebody.
    const text = (await response.text()).replaceAll(/"(server_time|checked_at)":"[^"]+"/g, '"$1":"…"')
    return `${response.status} ${place} ${text.replaceAll(requestId, '…')}`
  }
  const theirs = { cookie: `${tokenCookie}=${token}; other=1`, authorization: `Bearer ${token}` }
  const difference = async (path: string) => {
    const [personal, strange] = [await open(path, theirs), await open(path, {})]
    return personal === strange ? undefined : whereOther(personal, strange)
  }
  const found: string[] = []
  const wanted = [...screens.map((path) => [path, 200] as const), ...Object.entries(otherwise)]
  for (const [path, status] of wanted) {
    // The customer first: whatever is kept of it is what the stranger gets.
    const personal = await open(path, theirs)
    if (!personal.startsWith(`${status} `)) found.push(`${path} answers ${personal.slice(0, 80)}`)
    if (secrets.some((secret) => personal.includes(secret))) found.push(`${path} tells who asks`)
    if (personal === (await open(path, {}))) continue
    // Unless the shop has changed in between, the next two differ as well.
    const other = await difference(path)
    if (other !== undefined) found.push(`${path} is another for a stranger: ${other}`)
  }
  expect(found).toEqual([])
})

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

async function ask({ name, input, language }: Question, { by, anew = false }: Asker) {
  const options = { origin: site, language, token: () => by }
  const request = requestFor({ basePath, callPaths }, { name, input }, options)
  const sameAgain = request.url.includes('?') ? '&' : '?&'
  const response = await fetch(anew ? new Request(request.url + sameAgain, request) : request)
  return { response, text: await response.text() }
}

/** Fields that tell when the answer was made. The sale to test always begins at that moment. */
const momentsOf = ({ input }: Question): string[] =>
  'test' in input ? ['server_time', 'start_time', 'end_time'] : ['server_time', 'checked_at']

/** The data of an answer, without the moments that it tells. */
function dataOf(text: string, moments: readonly string[] = []): unknown {
  const { data } = JSON.parse(text, (key, value) => (moments.includes(key) ? '…' : value))
  return data
}

test('every shared call says the same to a customer and to a stranger, and nothing that the contract does not name', async () => {
  const { token, secrets } = customer
  const inputs = await inputsOfSharedCalls(clientOf(site, token))
  // A call that is shared from now on needs its line in every-shared-call.ts.
  expect(Object.keys(inputs).toSorted()).toEqual(sharedNames.toSorted())
  const found = new Set<string>()
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
    // By its place alone: the same field of a hundred products is one fault.
    for (const place of unnamedFields(call, dataOf(personal.text))) found.add(`${name} sends ${place}`)
  }
  for (const name of sharedNames)
    for (const input of inputs[name] ?? [])
      for (const language of predefinedLanguages) await look({ name, input, language })
  expect([...found]).toEqual([])
})
