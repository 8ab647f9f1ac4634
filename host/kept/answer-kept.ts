import type { IncomingMessage, ServerResponse } from 'node:http'
import { basePath } from '@gema/contract/call-paths.ts'
import { newRequestId } from '@gema/server/http/request-bindings.ts'
import { closedPolicy, securityHeaders } from '@gema/server/http/security-headers.ts'
import type { Clock } from '@gema/server/platform/clock.ts'
import type { Config } from '@gema/server/platform/config.ts'
import { staysEnglish } from '../language-redirect.ts'
import type { KeptAnswers, KeptKind } from './keep-answers.ts'
import { answerKeyOf, pageKeyOf, varyOf } from './kept-key.ts'
import { wireAnswerOf } from './wire.ts'

export interface AnsweredKept {
  requestId: string
  status: number
  pathname: string
}

interface AnswerKeptParts {
  config: Pick<Config, 'siteUrl'>
  clock: Clock
  kept: KeptAnswers
  /** Told of every request that was answered here. */
  answered: (incoming: IncomingMessage, answer: AnsweredKept, started: number) => void
}

/** Answers a request that it knows the answer to; false, where somebody else must. */
export type AnswerKept = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean

/**
 * Answers what is kept without making a request and a response of it: those take ten times as long as the answer. It
 * decides nothing that is not decided in the same way for all other requests.
 */
export function createAnswerKept({ config, clock, kept, answered }: AnswerKeptParts): AnswerKept {
  const always = {
    'content-security-policy': closedPolicy,
    ...lowerCased(securityHeaders({ https: config.siteUrl.startsWith('https:') })),
  }
  return (incoming, outgoing) => {
    const started = performance.now()
    const asked = askedFor(incoming)
    const part = asked && kept.peek(asked.kind, asked.key)
    if (asked === undefined || part === undefined) return false
    const { headers } = incoming
    const wire = wireAnswerOf(
      part,
      {
        acceptEncoding: headers['accept-encoding']?.toString() ?? null,
        ifNoneMatch: headers['if-none-match'] ?? null,
      },
      { clock, vary: asked.vary },
    )
    if (wire === undefined) return false
    const requestId = newRequestId()
    const length = wire.body === null ? {} : { 'content-length': Buffer.byteLength(wire.body) }
    outgoing.writeHead(wire.status, { ...always, ...wire.headers, ...length, 'x-request-id': requestId })
    outgoing.end(wire.body ?? undefined)
    answered(incoming, { requestId, status: wire.status, pathname: asked.pathname }, started)
    return true
  }
}

const lowerCased = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))

interface AskedFor {
  kind: KeptKind
  key: string
  vary: string
  pathname: string
}

function askedFor({ method, url = '', headers }: IncomingMessage): AskedFor | undefined {
  if (method !== 'GET' || !url.startsWith('/')) return undefined
  const end = url.indexOf('?')
  const pathname = end === -1 ? url : url.slice(0, end)
  if (pathname.startsWith(`${basePath}/`)) {
    const key = answerKeyOf(url, headers.language?.toString() ?? null)
    return key === undefined ? undefined : { kind: 'answer', key, vary: varyOf.answer, pathname }
  }
  // Whoever may be led to another language is looked at more closely.
  if (pathname === '/' && !staysEnglish(headers)) return undefined
  const key = pageKeyOf(url)
  const vary = pathname === '/' ? varyOf.entrance : varyOf.page
  return key === undefined ? undefined : { kind: 'page', key, vary, pathname }
}
