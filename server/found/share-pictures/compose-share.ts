import sharp from 'sharp'
import { type ShareDrawing, shareSize } from './share-drawing.ts'

const { width, height } = shareSize

const svg = (inner: string, size: { width: number; height: number } = shareSize): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${inner}</svg>`,
  )

/** Products stand on a light ground of their own; it runs out towards the words. */
const fade = svg(
  `<linearGradient id="fade"><stop offset="0" stop-opacity="0"/><stop offset=".045"/></linearGradient><rect width="${height}" height="${height}" fill="url(#fade)"/>`,
  { width: height, height },
)

/** Puts a share picture together. A JPEG, because not everybody who shows links knows anything newer. */
export async function composeShare(
  { ground, place, over }: ShareDrawing,
  picture: Uint8Array | undefined,
): Promise<Uint8Array> {
  const layers = picture === undefined ? [] : [await placed(picture, place)]
  return sharp({ create: { width, height, channels: 3, background: ground } })
    .composite([...layers, { input: svg(over) }])
    .jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

async function placed(picture: Uint8Array, place: ShareDrawing['place']) {
  if (place === 'whole') {
    return { input: await sharp(picture).resize({ width, height, fit: 'cover' }).toBuffer() }
  }
  const square = sharp(picture).resize({ width: height, height, fit: 'cover' }).ensureAlpha()
  return {
    input: await square
      .composite([{ input: fade, blend: 'dest-in' }])
      .png({ compressionLevel: 1 })
      .toBuffer(),
    left: width - height,
    top: 0,
  }
}
