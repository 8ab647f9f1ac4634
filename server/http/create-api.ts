import type { Call, Pace } from '@gema/contract/define-call.ts'
import { isShared } from '@gema/contract/is-shared.ts'
import { messagesOf } from '@gema/contract/validation.ts'
import { defaultLanguage, isPredefined, languageOfHeader } from '@gema/contract/values/language.ts'
import { Hono } from 'hono'
import { watchReads } from '../platform/database/watch-reads.ts'
import { FilesUnavailable } from '../platform/files/files.ts'
import type { Log } from '../platform/log.ts'
import { answerDone, answerFile, answerInvalid, answerRefused } from './answers.ts'
import { type CallerIdentity, type Handler, isRefused, type StaffCaller } from './handler.ts'
import type { LargeForms } from './large-forms.ts'
import { answerLinkedFile, languageOfLink, refusedForReader } from './linked-file.ts'
import { networkOf } from './network-of.ts'
import type { CountRequest, Limit } from './rate-limit.ts'
import { readInput } from './read-input.ts'
import { type RequestBindings, requestIdOf } from './request-bindings.ts'

export interface ApiParts<Shop> {
  shop: Shop
  /** The shop for calls whose answer is the same for everybody: they may read from a copy. */
  shopForShared?: () => Shop
  /** Where these calls live. */
  basePath: string
  calls: Record<string, Call>
  /** One for each of the calls; their own types hold where the list of them is written. */
  handlers: Record<string, unknown>
  log: Log
  /** Who a token belongs to; the HTTP layer itself knows nothing of accounts. */
  identify: (token: string | undefined) => Promise<CallerIdentity | StaffCaller>
  /** Whether the shop has texts and pages in a language that does not ship with the app. */
  speaks: (language: string) => Promise<boolean>
  limitOf: (pace: Pace) => Promise<Limit>
  countShared: CountRequest
  countHere: CountRequest
  /** How many forms with files are read at once. */
  largeForms: LargeForms
}

/** A set of calls as `Request → Response`. */
export function createApi<Shop>(parts: ApiParts<Shop>): Hono<{ Bindings: RequestBindings }> {
  const api = new Hono<{ Bindings: RequestBindings }>()
  for (const [name, call] of Object.entries(parts.calls)) {
    const handler = parts.handlers[name] as Handler<Call, Shop>
    const address = `${parts.basePath}/${call.path}${call.tail === undefined ? '' : '/:tail?'}`
    api.on([...call.methods], address, async (c) => {
      const request = c.req.raw
      const answered = await answer(parts, { call, handler, request, tail: c.req.param('tail'), env: c.env })
      return call.link === undefined ? answered : refusedForReader(request, answered, languageOfLink(request))
    })
    api.all(address, (c) =>
      answerRefused('method_wrong', languageOf(c.req.raw), {
        values: { method: c.req.method },
        headers: { Allow: call.methods.join(', ') },
      }),
    )
  }
  api.all(`${parts.basePath}/*`, (c) => answerRefused('call_unknown', languageOf(c.req.raw)))
  api.onError((error, c) => {
    const requestId = requestIdOf(c.env)
    // Somebody who leaves in the middle of a request is no fault of ours.
    const level = c.req.raw.signal.aborted ? 'debug' : 'error'
    parts.log[level]({ err: error, requestId, path: c.req.path }, 'a call failed unexpectedly')
    const refusal = error instanceof FilesUnavailable ? 'files_unavailable' : 'fault'
    return answerRefused(refusal, languageOf(c.req.raw), { data: { request_id: requestId } })
  })
  return api
}

interface IncomingCall<Shop> {
  call: Call
  handler: Handler<Call, Shop>
  request: Request
  /** What stands at the end of the path, for a call that takes it. */
  tail: string | undefined
  env: RequestBindings | undefined
}

async function answer<Shop>(
  parts: ApiParts<Shop>,
  { call, handler, request, tail, env }: IncomingCall<Shop>,
): Promise<Response> {
  const language = call.link === undefined ? languageOf(request) : languageOfLink(request)
  // A form of another site must not act for who looks at it, and asking for headers alone must change nothing.
  const changes = call.pace !== 'reading'
  if (changes && request.headers.get('sec-fetch-site') === 'cross-site')
    return answerRefused('not_allowed', language)
  if (changes && request.method === 'HEAD')
    return answerRefused('method_wrong', language, { values: { method: 'HEAD' } })
  const wait = await secondsToWait(parts, call, env)
  if (wait > 0) {
    return answerRefused('too_many_requests', language, { values: { seconds: wait } })
  }
  // Before the body: nobody sends megabytes to a call that they may not use.
  const caller = await parts.identify(tokenOf(request))
  const barred = whyBarred(call, caller)
  if (barred !== undefined) return answerRefused(barred, language)
  const release = await parts.largeForms.enter(call, networkOf(env?.remoteAddress ?? 'unknown'))
  if (release === undefined) return answerRefused('too_many_requests', language, { values: { seconds: 10 } })
  try {
    return await answerInput(parts, { call, handler, request, tail, env }, { caller, language })
  } finally {
    release()
  }
}

/** Reads what was sent, and lets the handler answer it. */
async function answerInput<Shop>(
  parts: ApiParts<Shop>,
  { call, handler, request, tail, env }: IncomingCall<Shop>,
  { caller, language }: { caller: CallerIdentity | StaffCaller; language: string },
): Promise<Response> {
  const read = await readInput(request, call, tail)
  if ('problem' in read) {
    const limit = 'limit' in read ? `${Math.floor(read.limit / 1024)} kB` : ''
    return answerRefused(read.problem, language, { values: { limit } })
  }
  const parsed = call.input.safeParse(read.input)
  if (!parsed.success) return answerInvalid(messagesOf(parsed.error.issues, language), language)
  // Refusals are told in English wherever a language has none; what a handler makes must lead to pages that exist.
  const isSpoken = isPredefined(language) || (await parts.speaks(language))
  const isForAll = isShared(call, Object.keys(Object(read.input)))
  const context = {
    shop: (isForAll && parts.shopForShared?.()) || parts.shop,
    language: isSpoken ? language : defaultLanguage,
    caller,
    requestId: requestIdOf(env),
    network: networkOf(env?.remoteAddress ?? 'unknown'),
    userAgent: (request.headers.get('user-agent') ?? '').slice(0, 300),
    countTry: async (what: string) =>
      parts.countShared(
        `try:${what}:${networkOf(env?.remoteAddress ?? 'unknown')}`,
        await parts.limitOf('sign-in'),
      ),
  }
  // Which callers a handler meets follows from its declaration, and was looked at above.
  const { result: outcome, tables } = await watchReads(() =>
    handler(parsed.data, context as Parameters<typeof handler>[1]),
  )
  // In a language that is not spoken nothing is kept: it may be spoken since a moment ago, and be remembered as unspoken.
  if (env?.reading !== undefined && isForAll && isSpoken && !isRefused(outcome)) {
    env.reading.isShared = true
    env.reading.from = { ...env.reading.from, tables }
  }
  if (isRefused(outcome)) return answerRefused(outcome.refused, language, outcome)
  if (!(outcome instanceof Blob)) return answerDone(outcome, language, call.done)
  return call.link === undefined
    ? answerFile(outcome)
    : answerLinkedFile(request, outcome, call.link.keptSeconds)
}

/** Why a caller may not use a call; nothing, where they may. */
function whyBarred(
  { caller: wanted, permission }: Call,
  caller: CallerIdentity | StaffCaller,
): 'not_signed_in' | 'staff_only' | 'not_allowed' | undefined {
  switch (wanted) {
    case 'anyone':
      return undefined
    case 'visitor':
      return caller.kind === 'nobody' ? 'not_signed_in' : undefined
    case 'customer':
      return caller.kind === 'customer' ? undefined : 'not_signed_in'
    case 'staff':
      if (caller.kind !== 'staff') return 'staff_only'
      return permission === undefined || caller.may.includes(permission) ? undefined : 'not_allowed'
  }
}

/** Counted for all processes together. */
const strictPaces = new Set<Call['pace']>(['sign-in', 'form', 'checkout', 'code', 'save', 'work'])

async function secondsToWait<Shop>(
  parts: ApiParts<Shop>,
  call: Call,
  env: RequestBindings | undefined,
): Promise<number> {
  // A page that reads for a visitor is no visitor: it would use up everybody's share. But a code is not to be tried
  // through a page either.
  if (env?.inProcess === true && call.pace !== 'code') return 0
  const limit = await parts.limitOf(call.pace)
  const strict = strictPaces.has(call.pace)
  const count = strict ? parts.countShared : parts.countHere
  return count(`${call.pace}:${networkOf(env?.remoteAddress ?? 'unknown')}`, limit)
}

const languageOf = (request: Request): string => languageOfHeader(request.headers.get('language'))

function tokenOf(request: Request): string | undefined {
  const found = /^Bearer +(\S{1,300})$/i.exec(request.headers.get('authorization') ?? '')
  return found?.[1]
}
