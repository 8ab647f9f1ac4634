import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import type { S3Settings } from '../config.ts'
import { contentTypeOf } from './content-type.ts'

/** What is asked of a store. */
export interface S3Wish {
  method: 'GET' | 'PUT' | 'DELETE'
  key: string
  bytes?: Uint8Array
}

/** What a store answered: a status, the word for its refusal, and the bytes of a file. */
export interface S3Answer {
  status: number
  /** Such as `NoSuchKey`; empty where all is well. */
  code: string
  bytes: Uint8Array
}

/** A store that did not answer, and why, in a few words. */
export interface S3Silence {
  silent: string
  /** All the time of a try is gone. */
  isOver: boolean
}

export type AskS3 = (wish: S3Wish) => Promise<S3Answer | S3Silence>

/** How long a store is waited for, and how often it is asked. */
export interface S3Patience {
  timeoutMs: number
  tries: number
  /** Before the second try; four times as long before the next. */
  pauseMs: number
}

const usualPatience: S3Patience = { timeoutMs: 10_000, tries: 3, pauseMs: 200 }

/** Sends signed requests to a store. What may pass by itself is tried again a few times. */
export function s3Requests(settings: S3Settings, patience: S3Patience = usualPatience): AskS3 {
  const { accessKeyId, secretAccessKey, region } = settings
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' })
  return async (wish) => {
    for (let tried = 1; ; tried += 1) {
      const outcome = await ask(client, { url: urlOf(settings, wish.key), wish, ...patience })
      if (tried >= patience.tries || !mayPass(outcome)) return outcome
      // Not all at the same moment: many wait for a store that comes back.
      await setTimeout(patience.pauseMs * 4 ** (tried - 1) * (0.75 + Math.random() / 2))
    }
  }
}

/** Host, port and bucket of a store. */
export function placeOfS3({ endpoint, bucket }: S3Settings): string {
  const { host, pathname } = new URL(endpoint)
  return `${host}${pathname.replace(/\/$/, '')}/${bucket}`
}

/** The bucket stands in the path: every store understands that. */
function urlOf({ endpoint, bucket }: S3Settings, key: string): string {
  const { origin, pathname } = new URL(endpoint)
  return `${origin}${pathname.replace(/\/$/, '')}/${encodeURIComponent(bucket)}/${key}`
}

/** Who waits for a form has waited long enough after one try that took all its time. */
const mayPass = (outcome: S3Answer | S3Silence): boolean =>
  'silent' in outcome ? !outcome.isOver : outcome.status >= 500 || outcome.status === 429

interface OneTry {
  url: string
  wish: S3Wish
  timeoutMs: number
}

async function ask(
  client: AwsClient,
  { url, wish: { method, key, bytes }, timeoutMs }: OneTry,
): Promise<S3Answer | S3Silence> {
  const body = bytes === undefined ? undefined : Uint8Array.from(bytes)
  const request = await client.sign(url, {
    method,
    headers: {
      // The contents are signed too: what changes on the way is refused.
      'X-Amz-Content-Sha256': createHash('sha256')
        .update(body ?? '')
        .digest('hex'),
      ...(body && { 'Content-Type': contentTypeOf(key) }),
    },
    ...(body && { body }),
    // A signed request goes to the store that it was signed for, and nowhere else.
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  })
  try {
    const response = await fetch(request)
    const answered = new Uint8Array(await response.arrayBuffer())
    const { status } = response
    return status < 300
      ? { status, code: '', bytes: answered }
      : { status, code: codeOf(answered), bytes: new Uint8Array() }
  } catch (error) {
    return { silent: reasonOf(error), isOver: error instanceof Error && error.name === 'TimeoutError' }
  }
}

/** Of what a store says about a refusal only the one word is taken: the rest repeats what was sent. */
const codeOf = (answered: Uint8Array): string =>
  /<Code>\s*([A-Za-z0-9.]{1,60})\s*<\/Code>/.exec(new TextDecoder().decode(answered))?.[1] ?? ''

const reasons: Record<string, string> = {
  ECONNREFUSED: 'connection refused',
  ECONNRESET: 'connection lost',
  UND_ERR_SOCKET: 'connection lost',
  ENOTFOUND: 'host not found',
  EAI_AGAIN: 'host not found',
  UND_ERR_CONNECT_TIMEOUT: 'no answer in time',
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown reason'
  if (error.name === 'TimeoutError') return 'no answer in time'
  const { cause } = error
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  return reasons[code] ?? (code || 'connection failed')
}
