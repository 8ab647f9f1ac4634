import { basePath } from '@gema/contract/call-paths.ts'
import { allCalls } from '@gema/contract/calls/all-calls.ts'
import type { Call, Pace } from '@gema/contract/define-call.ts'
import { messagesOf } from '@gema/contract/validation.ts'
import { defaultLanguage, isPredefined, languageOfHeader } from '@gema/contract/values/language.ts'
import { Hono } from 'hono'
import type { Log } from '../platform/log.ts'
import { answerDone, answerInvalid, answerRefused } from './answers.ts'
import { type CallerIdentity, type Handler, type Handlers, isRefused } from './handler.ts'
import { networkOf } from './network-of.ts'
import type { CountRequest, Limit } from './rate-limit.ts'
import { readInput } from './read-input.ts'
import { type RequestBindings, requestIdOf } from './request-bindings.ts'

export interface ApiParts<Shop> {
  shop: Shop
  handlers: Handlers<Shop>
  log: Log
  /** Who a token belongs to; the HTTP layer itself knows nothing of accounts. */
  identify: (token: string | undefined) => Promise<CallerIdentity>
  /** Whether the shop has texts and pages in a language that does not ship with the app. */
  speaks: (language: string) => Promise<boolean>
  limitOf: (pace: Pace) => Promise<Limit>
  countShared: CountRequest
  countHere: CountRequest
}

/** The storefront API as `Request → Response`. */
export function createApi<Shop>(parts: ApiParts<Shop>): Hono<{ Bindings: RequestBindings }> {
  const api = new Hono<{ Bindings: RequestBindings }>()
  for (const name of Object.keys(allCalls) as (keyof typeof allCalls)[]) {
    const call: Call = allCalls[name]
    const handler = parts.handlers[name] as Handler<Call, Shop>
    const address = `${basePath}/${call.path}${call.tail === undefined ? '' : '/:tail?'}`
    api.on([...call.methods], address, (c) =>
      answer(parts, { call, handler, request: c.req.raw, tail: c.req.param('tail'), env: c.env }),
    )
    api.all(address, (c) =>
      answerRefused('method_wrong', languageOf(c.req.raw), {
        values: { method: c.req.method },
        headers: { Allow: call.methods.join(', ') },
      }),
    )
  }
  api.all('/api/*', (c) => answerRefused('call_unknown', languageOf(c.req.raw)))
  api.onError((error, c) => {
    const requestId = requestIdOf(c.env)
    // Somebody who leaves in the middle of a request is no fault of ours.
    const level = c.req.raw.signal.aborted ? 'debug' : 'error'
    parts.log[level]({ err: error, requestId, path: c.req.path }, 'a call failed unexpectedly')
    return answerRefused('fault', languageOf(c.req.raw), { data: { request_id: requestId } })
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
  const language = languageOf(request)
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
  const read = await readInput(request, call, tail)
  if ('problem' in read) {
    const limit = 'limit' in read ? `${Math.floor(read.limit / 1024)} kB` : ''
    return answerRefused(read.problem, language, { values: { limit } })
  }
  const caller = await parts.identify(tokenOf(request))
  if (call.caller === 'customer' && caller.kind !== 'customer')
    return answerRefused('not_signed_in', language)
  if (call.caller === 'visitor' && caller.kind === 'nobody') return answerRefused('not_signed_in', language)
  const parsed = call.input.safeParse(read.input)
  if (!parsed.success) return answerInvalid(messagesOf(parsed.error.issues, language), language)
  // Refusals are told in English wherever a language has none; what a handler makes must lead to pages that exist.
  const spoken = isPredefined(language) || (await parts.speaks(language)) ? language : defaultLanguage
  const context = {
    shop: parts.shop,
    language: spoken,
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
  const outcome = await handler(parsed.data, context)
  return isRefused(outcome)
    ? answerRefused(outcome.refused, language, outcome)
    : answerDone(outcome, language, call.done)
}

async function secondsToWait<Shop>(
  parts: ApiParts<Shop>,
  call: Call,
  env: RequestBindings | undefined,
): Promise<number> {
  // A page that reads for a visitor is no visitor: it would use up everybody's share.
  if (env?.inProcess === true) return 0
  const limit = await parts.limitOf(call.pace)
  const strict = call.pace === 'sign-in' || call.pace === 'form' || call.pace === 'checkout'
  const count = strict ? parts.countShared : parts.countHere
  return count(`${call.pace}:${networkOf(env?.remoteAddress ?? 'unknown')}`, limit)
}

const languageOf = (request: Request): string => languageOfHeader(request.headers.get('language'))

function tokenOf(request: Request): string | undefined {
  const found = /^Bearer +(\S{1,300})$/i.exec(request.headers.get('authorization') ?? '')
  return found?.[1]
}
