import type { IncomingMessage, ServerResponse } from 'node:http'
import { basePath } from '@gema/contract/call-paths.ts'
import { newRequestId } from '@gema/server/http/request-bindings.ts'
import { closedPolicy, securityHeaders } from '@gema/server/http/security-headers.ts'
import type { Clock } from '@gema/server/platform/clock.ts'
import type { Config } from '@gema/server/platform/config.ts'
import type { RequestLabels } from '@gema/server/platform/metrics/observe-request.ts'
import { type Encoding, encodingFor } from '../compression.ts'
import { staysEnglish } from '../language-redirect.ts'
import { idleMs } from '../listen.ts'
import { labelsOf } from '../metrics-labels.ts'
import type { KeptAnswers, KeptKind, Part } from './keep-answers.ts'
import { bodyOf, etagOf, packWell } from './kept-answer.ts'
import { answerKeyOf, pageKeyOf, varyOf } from './kept-key.ts'
import { rememberShort } from './remember-short.ts'
import { holdsFor, matches } from './wire.ts'
import { lineOf, linesOf, sendWritten } from './written-head.ts'

export interface AnsweredKept {
  requestId: string
  status: number
  pathname: string
  /** What it is counted as. */
  labels: RequestLabels
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
  const wires = new WeakMap<Part, Partial<Record<Form, PackedWire>>>()
  const wireOf = (part: Part, { vary, pathname }: AskedFor, form: Form) => {
    let known = wires.get(part)
    if (known === undefined) {
      known = {}
      wires.set(part, known)
    }
    known[form] ??= packedWire(part, { form, vary, pathname, always })
    if (part.answer.isHurried) void packWell(part.answer, () => wires.delete(part))
    return known[form]
  }
  return (incoming, outgoing) => {
    const started = performance.now()
    const asked = askedFor(incoming)
    const now = clock.now().getTime()
    const part = asked && kept.peek(asked.kind, asked.key, now)
    if (asked === undefined || part === undefined) return false
    const wire = wireOf(part, asked, formFor(incoming.headers['accept-encoding'] ?? ''))
    if (wire === undefined) return false
    kept.countHit(asked.kind)
    const requestId = newRequestId()
    const ifNoneMatch = incoming.headers['if-none-match']
    const isKnown = ifNoneMatch !== undefined && matches(ifNoneMatch, etagOf(part.answer))
    const status = isKnown ? 304 : 200
    const holds = holdsFor(part.from.until, now)
    sendWritten(outgoing, {
      status,
      lines:
        wire.lines +
        (isKnown ? '' : wire.linesOfBody) +
        lineOf('cache-control', holds.inBrowsers) +
        lineOf('cdn-cache-control', holds.onTheWay) +
        lineOf('server-timing', `now;dur=${now}`) +
        lineOf('x-request-id', requestId),
      ...(isKnown ? {} : { body: wire.body }),
      now,
      idleSeconds: idleMs / 1000,
    })
    answered(incoming, { requestId, status, pathname: asked.pathname, labels: wire.labels }, started)
    return true
  }
}

/** How an answer is packed. */
type Form = Encoding | 'none'

/** Browsers have a few ways of saying what they can unpack; all that is kept is text. */
const formFor = rememberShort((acceptEncoding): Form => encodingFor(acceptEncoding, 'text/html') ?? 'none')

interface PackedWire {
  /** Headers as they are sent. */
  lines: string
  /** Those that a body has besides. */
  linesOfBody: string
  body: Uint8Array
  labels: RequestLabels
}

/** All of an answer that is the same for everybody with such a browser. */
function packedWire(
  { answer }: Part,
  given: { form: Form; vary: string; pathname: string; always: Record<string, string> },
): PackedWire | undefined {
  const found = bodyOf(answer, given.form)
  if (found === undefined) return undefined
  const headers = { ...given.always, ...answer.headers, vary: given.vary, etag: etagOf(answer) }
  const ofBody = {
    'content-length': String(found.body.byteLength),
    ...(found.encoding && { 'content-encoding': found.encoding }),
  }
  return {
    lines: linesOf(headers),
    linesOfBody: linesOf(ofBody),
    body: found.body,
    labels: labelsOf(given.pathname),
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
