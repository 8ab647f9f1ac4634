import { createHash } from 'node:crypto'
import path from 'node:path'
import type { Files } from '../../platform/files/files.ts'
import { isFileKey } from '../../platform/files/files.ts'
import { derivePicture, isPictureFormat, isPictureWidth, type PictureFormat } from './derive-picture.ts'

export type { PictureFormat } from './derive-picture.ts'
export { pictureFormats, pictureWidths } from './derive-picture.ts'

/**
 * Keeps a picture and answers its path. The path holds a mark of the contents,
 * so what is served under it never changes and may be cached for ever.
 */
export async function keepPicture(files: Files, name: string, bytes: Uint8Array): Promise<string> {
  const { name: stem, ext } = path.parse(name)
  const mark = createHash('sha256').update(bytes).digest('hex').slice(0, 10)
  const picture = `${stem}-${mark}${ext}`
  const key = originalKey(picture)
  if ((await files.read(key)) === undefined) await files.write(key, bytes)
  return picture
}

/** A picture in a width and a format that pages use, made at its first use and kept. */
export async function pictureAt(
  files: Files,
  { picture, width, format }: { picture: string; width: number; format: PictureFormat },
): Promise<Uint8Array | undefined> {
  if (!isPictureWidth(width) || !isPictureFormat(format) || !isFileKey(picture)) return undefined
  const key = `derived/${width}/${picture}.${format}`
  const kept = await files.read(key)
  if (kept !== undefined) return kept
  return once(key, async () => {
    const original = await files.read(originalKey(picture))
    if (original === undefined) return undefined
    const derived = await inTurn(() => derivePicture(original, { width, format }))
    await files.write(key, derived)
    return derived
  })
}

const originalKey = (picture: string): string => `pictures/${picture}`

const underWay = new Map<string, Promise<Uint8Array | undefined>>()

/** Many browsers ask for a new picture at the same moment; it is made once. */
function once(key: string, make: () => Promise<Uint8Array | undefined>): Promise<Uint8Array | undefined> {
  const running = underWay.get(key)
  if (running !== undefined) return running
  const started = make().finally(() => underWay.delete(key))
  underWay.set(key, started)
  return started
}

let last: Promise<unknown> = Promise.resolve()

/** One picture at a time: encoding takes a core for itself, and pages must not wait for pictures. */
function inTurn<Result>(make: () => Promise<Result>): Promise<Result> {
  const made = last.then(make)
  // A picture that cannot be made must not hold up the next one.
  last = made.catch(() => {})
  return made
}
