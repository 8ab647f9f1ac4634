import sharp from 'sharp'

// One thread a picture: the others are for pages, files and compression.
sharp.concurrency(1)
// A picture is made once: what it was made of is not needed again.
sharp.cache(false)

/** The widths that pages ask for; any other is refused, so that nobody can fill the disk with sizes. */
export const pictureWidths = [96, 160, 240, 320, 480, 640, 960, 1280, 1920] as const
export const pictureFormats = ['avif', 'webp'] as const

export type PictureFormat = (typeof pictureFormats)[number]

export const isPictureWidth = (width: number): boolean => (pictureWidths as readonly number[]).includes(width)

export const isPictureFormat = (format: string): format is PictureFormat =>
  (pictureFormats as readonly string[]).includes(format)

/**
 * Scales a picture down to a width (never up) and encodes it. With the least effort but one: a picture is made while
 * somebody waits for it, and three times the work would make it only a tenth smaller.
 */
export async function derivePicture(
  original: Uint8Array,
  { width, format }: { width: number; format: PictureFormat },
): Promise<Uint8Array> {
  const scaled = sharp(original).resize({ width, withoutEnlargement: true })
  const encoded =
    format === 'avif' ? scaled.avif({ quality: 55, effort: 1 }) : scaled.webp({ quality: 78, effort: 2 })
  return encoded.toBuffer()
}
