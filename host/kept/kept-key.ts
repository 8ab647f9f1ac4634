import { basePath } from '@gema/contract/call-paths.ts'
import { allCalls } from '@gema/contract/calls/all-calls.ts'
import type { Call } from '@gema/contract/define-call.ts'
import { isShared } from '@gema/contract/is-shared.ts'
import { languageOfHeader } from '@gema/contract/values/language.ts'

/** Longer addresses are nobody's bookmark, and would fill the memory with their names. */
const longest = 512

const shared = Object.values<Call>(allCalls).filter((call) => call.shared !== undefined)
const placeOf = ({ path }: Call): string => `${basePath}/${path}`
const calls = new Map(shared.map((call) => [placeOf(call), { call, fields: fieldsOf(call) }]))
const placesWithTail = new Set(shared.filter(({ tail }) => tail !== undefined).map(placeOf))

const withoutTail = (pathname: string): string => pathname.slice(0, pathname.lastIndexOf('/'))

const isSharedCall = (pathname: string): boolean =>
  calls.has(pathname) || placesWithTail.has(withoutTail(pathname))

/** The names that a call can be asked with. */
function fieldsOf({ input }: Call): ReadonlySet<string> {
  return new Set('shape' in input ? Object.keys(input.shape as object) : [])
}

/**
 * Whether what a call is asked with makes its answer one for everybody, and it knows all names. Others do not change its
 * answer: each would be kept as one more.
 */
export function asksForAll(pathname: string, query: URLSearchParams): boolean {
  const found = calls.get(pathname) ?? calls.get(withoutTail(pathname))
  const names = [...query.keys()]
  return found !== undefined && isShared(found.call, names) && names.every((name) => found.fields.has(name))
}

/** Under what a public read is kept; nothing for any other address. `address` is the path with its query. */
export function answerKeyOf(address: string, language: string | null): string | undefined {
  const end = address.indexOf('?')
  const pathname = end === -1 ? address : address.slice(0, end)
  if (address.length > longest || !isSharedCall(pathname)) return undefined
  return `${languageOfHeader(language)} ${address}`
}

/** The request for what is kept under a key of `answerKeyOf`. */
export function requestOfKey(key: string, origin: string): Request {
  const end = key.indexOf(' ')
  return new Request(new URL(key.slice(end + 1), origin), { headers: { language: key.slice(0, end) } })
}

/** Under what a page is kept: it has one address, and nothing else decides what it shows. */
export const pageKeyOf = (address: string): string | undefined =>
  address.length > longest ? undefined : address

/** What besides its address an answer depends on, for caches on the way. */
export const varyOf = {
  answer: 'Language, Accept-Encoding',
  page: 'Accept-Encoding',
  /** From here visitors are led to their language. */
  entrance: 'Accept-Encoding, Cookie, Accept-Language, Sec-Fetch-Site',
}
