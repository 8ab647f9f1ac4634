import type { Clock } from '@gema/server/platform/clock.ts'
import { withAwayNotice } from './away-notice.ts'
import type { Part } from './keep-answers.ts'
import { bodyOf, etagOf, type KeptAnswer, lentValue, plainOf, readyFor } from './kept-answer.ts'

/** Caches on the way keep an answer for so many seconds, */
const longestShared = 30
/** and show it for so many more while they ask for a new one. */
const longestStale = 60

const decoder = new TextDecoder()

export interface Holds {
  /**
   * `Cache-Control`. Nothing about being shown once more: browsers do that too, and who has voted or bought would see what
   * was before.
   */
  inBrowsers: string
  /** `CDN-Cache-Control` (RFC 9213): for caches on the way alone. */
  onTheWay: string
}

const holdsForSeconds = (shared: number, stale: number): Holds => ({
  inBrowsers: `public, max-age=0, must-revalidate, s-maxage=${shared}`,
  onTheWay: `public, max-age=${shared}, stale-while-revalidate=${stale}`,
})
const holdsLongest = holdsForSeconds(longestShared, longestStale)

/** How long an answer holds that is wrong from a moment on. */
export function holdsFor(until: number, now: number): Holds {
  const left = Math.floor((until - now) / 1000)
  if (left >= longestShared + longestStale) return holdsLongest
  const shared = Math.max(0, Math.min(longestShared, left))
  return holdsForSeconds(shared, Math.max(0, left - shared))
}

interface Asked {
  acceptEncoding: string | null
  ifNoneMatch: string | null
}

interface Around {
  clock: Clock
  /** What besides its address the answer depends on. */
  vary: string
}

export interface WireAnswer {
  status: number
  headers: Record<string, string>
  body: Uint8Array<ArrayBuffer> | null
}

/** A part as one who asks gets it; nothing, where it is not ready in this form. */
export function wireAnswerOf(
  { answer, from, isShared, isAway }: Part,
  { acceptEncoding, ifNoneMatch }: Asked,
  { clock, vary }: Around,
): WireAnswer | undefined {
  const now = clock.now().getTime()
  const mayBeKept = answer.status === 200 && isShared && !isAway
  const holds = holdsFor(from.until, now)
  const headers: Record<string, string> = {
    ...answer.headers,
    vary,
    'cache-control': mayBeKept ? holds.inBrowsers : 'no-store',
    // By it a page knows how old it is: clocks on it run by the shop's time.
    'server-timing': `now;dur=${now}`,
    ...(mayBeKept && { 'cdn-cache-control': holds.onTheWay, etag: etagOf(answer) }),
  }
  if (mayBeKept && ifNoneMatch !== null && matches(ifNoneMatch, etagOf(answer))) {
    return { status: 304, headers, body: null }
  }
  const found = bodyOf(answer, acceptEncoding)
  if (found === undefined) return undefined
  if (found.encoding !== undefined) headers['content-encoding'] = found.encoding
  return { status: answer.status, headers, body: found.body }
}

/** The same as a response, packed as who asks can unpack it, and with a notice where it may be out of date. */
export async function answerFrom(part: Part, request: Request, around: Around): Promise<Response> {
  const asked = {
    acceptEncoding: request.headers.get('accept-encoding'),
    ifNoneMatch: request.headers.get('if-none-match'),
  }
  if (!part.isAway) await readyFor(part.answer, asked.acceptEncoding)
  const found = part.isAway ? undefined : wireAnswerOf(part, asked, around)
  const wire = found ?? wireAnswerOf({ ...part, answer: await unpacked(part) }, asked, around)
  if (wire === undefined) throw new Error('what is unpacked can be read by everybody')
  return new Response(wire.body, wire)
}

/** The same for the pages of this process: they read it where it is, with nothing packed or sent in between. */
export async function answerInProcess({ answer }: Part): Promise<Response> {
  const plain = await plainOf(answer)
  const text = async () => decoder.decode(plain)
  const json = async (): Promise<unknown> => lentValue(answer) ?? JSON.parse(decoder.decode(plain))
  // Without a body, which would be a copy of the bytes and a stream that nobody reads.
  return Object.defineProperties(new Response(null, answer), { text: { value: text }, json: { value: json } })
}

async function unpacked({ answer, isAway }: Part): Promise<KeptAnswer> {
  const plain = await plainOf(answer)
  const isPage = answer.headers['content-type']?.startsWith('text/html') ?? false
  if (!isAway || !isPage) return { ...answer, isWorthPacking: false, plain }
  const told = withAwayNotice(decoder.decode(plain))
  return { ...answer, isWorthPacking: false, plain: new TextEncoder().encode(told) }
}

/** As long as the bytes are the same after unpacking, the page is the same. */
export const matches = (ifNoneMatch: string, etag: string): boolean =>
  ifNoneMatch.trim() === '*' ||
  ifNoneMatch.split(',').some((each) => each.trim().replace(/^W\//, '') === etag.slice('W/'.length))
