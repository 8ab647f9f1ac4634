import sharp from 'sharp'
import { inTurn } from './in-turn.ts'

/** More than any camera of a phone makes; a small file can claim to unfold into gigabytes. */
const mostPixels = 50_000_000

const accepted = new Set(['jpeg', 'png'])

/**
 * Makes a picture of our own out of an upload: read by its contents, whatever its name says, turned upright, and
 * without anything that the camera wrote into it (place, time, device). Only JPG and PNG are read.
 */
export async function reencodePicture(
  bytes: Uint8Array,
  { square, longest = 1600 }: { square?: number; longest?: number } = {},
): Promise<Uint8Array | { refused: 'picture_unreadable' }> {
  try {
    // A broken end of a file must not pass as a picture that is half grey.
    const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', animated: false })
    const { format } = await picture.metadata()
    if (!accepted.has(format)) return { refused: 'picture_unreadable' }
    const size =
      square === undefined
        ? { width: longest, height: longest, fit: 'inside' as const, withoutEnlargement: true }
        : { width: square, height: square, fit: 'cover' as const }
    return await inTurn(() => picture.rotate().resize(size).webp({ quality: 82, effort: 3 }).toBuffer())
  } catch {
    // Whatever it is, it is no picture; sharp's own words would tell nobody more.
    return { refused: 'picture_unreadable' }
  }
}
