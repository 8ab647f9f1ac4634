import { createHash } from 'node:crypto'
import path from 'node:path'
import type { Files } from '../../platform/files/files.ts'
import { isFileKey } from '../../platform/files/files.ts'
import {
  derivePicture,
  isPictureFormat,
  isPictureWidth,
  type PictureFormat,
  pictureFormats,
  pictureWidths,
} from './derive-picture.ts'
import { inTurn } from './in-turn.ts'
import { goodsPicture, type PrintSize, paperPicture, scenePicture } from './paper-picture.ts'

export type { PictureFormat } from './derive-picture.ts'
export { pictureFormats, pictureWidths } from './derive-picture.ts'
export { inTurn } from './in-turn.ts'
export type { Look } from './paper-picture.ts'
export { reencodePicture } from './reencode-picture.ts'

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
  const key = derivedKey({ picture, width, format })
  const kept = await files.read(key)
  if (kept !== undefined) return kept
  return once(key, async () => {
    const original = await files.read(originalKey(picture))
    if (original === undefined) return undefined
    const derived = await inTurn('derived', () => derivePicture(original, { width, format }))
    await files.write(key, derived)
    return derived
  })
}

/**
 * A picture as papers need it: a small square JPEG. Nothing, where it is not kept or cannot be read: a paper does
 * without.
 */
export async function pictureForPaper(files: Files, picture: string): Promise<Uint8Array | undefined> {
  try {
    const small = await pictureAt(files, { picture, width: 160, format: 'webp' })
    return small && (await inTurn('derived', () => paperPicture(small, 160)))
  } catch {
    return undefined
  }
}

/** What a printed catalogue wants: the room of a band or a cover, or a product in its square. */
export type PrintedPicture = { picture: string } & ({ room: PrintSize } | { side: number })

/** A picture as a printed catalogue needs it, made of the original. Nothing, where there is none that can be read. */
export async function pictureForPrint(files: Files, wanted: PrintedPicture): Promise<Uint8Array | undefined> {
  if (!isFileKey(wanted.picture)) return undefined
  try {
    const original = await files.read(originalKey(wanted.picture))
    if (original === undefined) return undefined
    return await inTurn('derived', () =>
      'room' in wanted ? scenePicture(original, wanted.room) : goodsPicture(original, wanted.side),
    )
  } catch {
    return undefined
  }
}

/** Removes a picture and all that was made of it. What browsers have kept of it, they keep. */
export async function removePicture(files: Files, picture: string): Promise<void> {
  const derived = pictureWidths.flatMap((width) =>
    pictureFormats.map((format) => derivedKey({ picture, width, format })),
  )
  await Promise.all([originalKey(picture), ...derived].map((key) => files.remove(key)))
}

const derivedKey = ({ picture, width, format }: { picture: string; width: number; format: string }): string =>
  `derived/${width}/${picture}.${format}`

const originalKey = (picture: string): string => `pictures/${picture}`

const underWay = new Map<string, Promise<Uint8Array | undefined>>()

/** Many browsers ask for a new picture at the same moment; it is made once. */
export function once(
  key: string,
  make: () => Promise<Uint8Array | undefined>,
): Promise<Uint8Array | undefined> {
  const running = underWay.get(key)
  if (running !== undefined) return running
  const started = make().finally(() => underWay.delete(key))
  underWay.set(key, started)
  return started
}
