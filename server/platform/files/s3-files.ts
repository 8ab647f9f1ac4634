import type { S3Settings } from '../config.ts'
import { type Files, FilesUnavailable, isFileKey } from './files.ts'
import {
  placeOfS3,
  type S3Answer,
  type S3Patience,
  type S3Silence,
  type S3Wish,
  s3Requests,
} from './s3-requests.ts'

/** Files in a bucket of a store that speaks the protocol of S3: several machines see the same ones. */
export function s3Files(settings: S3Settings, patience?: S3Patience): Files {
  const ask = s3Requests(settings, patience)
  const place = placeOfS3(settings)
  return {
    async read(key) {
      checkKey(key)
      if (isTooLong(key)) return undefined
      const outcome = await ask({ method: 'GET', key })
      if (isNothing(outcome)) return undefined
      return done(outcome, `The file store at ${place} did not give ${key}`).bytes
    },
    async write(key, bytes) {
      checkKey(key)
      if (isTooLong(key)) throw new Error('the key of the file is too long')
      const wish: S3Wish = { method: 'PUT', key, bytes }
      done(await ask(wish), `The file store at ${place} did not keep ${key}`)
    },
    async remove(key) {
      checkKey(key)
      if (isTooLong(key)) return
      const outcome = await ask({ method: 'DELETE', key })
      if (!isNothing(outcome)) done(outcome, `The file store at ${place} did not remove ${key}`)
    },
  }
}

/**
 * Asks a store for a file that need not be there. Where the store cannot be used, it says so in one sentence with what to
 * do about it.
 */
export async function checkS3(settings: S3Settings, patience?: S3Patience): Promise<void> {
  const outcome = await s3Requests(settings, patience)({ method: 'GET', key: 'gema-asks-at-its-start' })
  // Whatever else answers on that address says 404 too: only a store with this bucket says that it lacks this file.
  const lacksIt = 'status' in outcome && outcome.status === 404 && outcome.code === 'NoSuchKey'
  if (lacksIt || isDone(outcome)) return
  throw new FilesUnavailable(sentenceOf(settings, outcome))
}

function sentenceOf(settings: S3Settings, outcome: S3Answer | S3Silence): string {
  const place = placeOfS3(settings)
  if ('silent' in outcome || outcome.status >= 500)
    return (
      `The file store at ${place} does not answer (${whyOf(outcome)}). ` +
      'Start it, correct S3_ENDPOINT, or leave the S3 settings out to keep files in DATA_DIR.'
    )
  if (outcome.code === 'NoSuchBucket')
    return `The file store at ${place} has no such bucket. Make it there, or correct S3_BUCKET.`
  if (outcome.code === 'RequestTimeTooSkewed')
    return `The file store at ${place} has another time than this machine. Set the clock of this machine.`
  if (outcome.status === 401 || outcome.status === 403)
    return (
      `The file store at ${place} refuses the keys (${whyOf(outcome)}). Correct S3_ACCESS_KEY_ID and ` +
      'S3_SECRET_ACCESS_KEY, and let them read, write, remove and list in the bucket.'
    )
  return (
    `The file store at ${place} cannot be used (${whyOf(outcome)}). ` +
    'Correct S3_ENDPOINT, S3_REGION and S3_BUCKET.'
  )
}

function checkKey(key: string): void {
  if (!isFileKey(key)) throw new Error('not a file key')
}

/** Stores that keep files on disks have the limits of a disk. What nothing can be kept under is not asked for. */
const isTooLong = (key: string): boolean =>
  key.length > 1000 || key.split('/').some((part) => part.length > 255)

const isDone = (outcome: S3Answer | S3Silence): outcome is S3Answer =>
  'status' in outcome && outcome.status >= 200 && outcome.status < 300

/** A file that is not there. A bucket that is not there is something else. */
const isNothing = (outcome: S3Answer | S3Silence): boolean =>
  'status' in outcome && outcome.status === 404 && outcome.code !== 'NoSuchBucket'

function done(outcome: S3Answer | S3Silence, sentence: string): S3Answer {
  if (isDone(outcome)) return outcome
  throw new FilesUnavailable(`${sentence} (${whyOf(outcome)}).`)
}

const whyOf = (outcome: S3Answer | S3Silence): string =>
  'silent' in outcome ? outcome.silent : `${outcome.status} ${outcome.code}`.trim()
