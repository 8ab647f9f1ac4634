import sharp from 'sharp'
import { inTurn } from './in-turn.ts'

/** More than any camera of a phone makes; a small file can claim to unfold into gigabytes. */
const mostPixels = 50_000_000

const accepted = new Set(['jpeg', 'png'])

/**
 * A progressive JPG comes in layers, ten or twenty of them. Each costs as much as the whole picture, and thousands of
 * empty ones fit into a small file.
 */
const mostScans = 64
const startOfScan = Buffer.from([0xff, 0xda])

function hasTooManyScans(bytes: Uint8Array): boolean {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return false
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let scans = 0
  for (let at = buffer.indexOf(startOfScan); at !== -1; at = buffer.indexOf(startOfScan, at + 2)) {
    scans += 1
    if (scans > mostScans) return true
  }
  return false
}

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
    if (hasTooManyScans(bytes)) return { refused: 'picture_unreadable' }
    // The head alone: one that claims too many pixels is refused here, before anything is unfolded.
    const { format } = await picture.metadata()
    if (!accepted.has(format)) return { refused: 'picture_unreadable' }
    const size =
      square === undefined
        ? { width: longest, height: longest, fit: 'inside' as const, withoutEnlargement: true }
        : { width: square, height: square, fit: 'cover' as const }
    return await inTurn('uploads', () =>
      picture.rotate().resize(size).webp({ quality: 82, effort: 3 }).toBuffer(),
    )
  } catch {
    // Whatever it is, it is no picture; sharp's own words would tell nobody more.
    return { refused: 'picture_unreadable' }
  }
}
