import sharp from 'sharp'

/** A picture on white, whole, in a square: printed pages know neither WebP nor anything that shines through. */
export const paperPicture = (picture: Uint8Array, side: number): Promise<Uint8Array> =>
  sharp(picture)
    .resize({ width: side, height: side, fit: 'contain', background: '#ffffff' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 80 })
    .toBuffer()

/** What of a picture is shown: all of it, or what stands closer in some part of it. */
export type Look = 'whole' | 'right' | 'left' | 'middle'

/** A part of a picture, as a share of its width and height. */
const closer: Record<Exclude<Look, 'whole'>, { left: number; top: number; share: number }> = {
  right: { left: 0.4, top: 0.4, share: 0.6 },
  left: { left: 0.08, top: 0.4, share: 0.6 },
  middle: { left: 0.28, top: 0.2, share: 0.7 },
}

export interface PrintSize {
  width: number
  height: number
  look?: Look
}

/** A picture of a room for a printed page: it fills its place, and what does not fit is cut off. */
export async function scenePicture(picture: Uint8Array, { width, height, look = 'whole' }: PrintSize) {
  const scene = sharp(picture)
  if (look !== 'whole') {
    const { width: wide, height: high } = await scene.metadata()
    const { left, top, share } = closer[look]
    const part = [wide * left, high * top, wide * share, high * share].map(Math.floor)
    const [x = 0, y = 0, across = 1, down = 1] = part
    scene.extract({ left: x, top: y, width: Math.max(across, 1), height: Math.max(down, 1) })
  }
  return scene
    .resize({ width, height, fit: 'cover' })
    .flatten({ background: '#12131c' })
    .jpeg({ quality: 74 })
    .toBuffer()
}

/** A picture of a product for a printed page: whole, on the ground that such pictures have. */
export const goodsPicture = (picture: Uint8Array, side: number): Promise<Uint8Array> =>
  sharp(picture)
    .resize({ width: side, height: side, fit: 'contain', background: '#f4f6f8' })
    .flatten({ background: '#f4f6f8' })
    .jpeg({ quality: 72 })
    .toBuffer()
