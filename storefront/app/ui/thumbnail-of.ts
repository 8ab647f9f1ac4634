const longestSide = 640
const made = new WeakMap<File, Promise<string | undefined>>()

/**
 * A small copy of a picture from this device, as the address of an image; nothing where it cannot be read as a picture.
 * Made once for each file, and inside an address: pages show nothing from elsewhere, not even from memory.
 */
export function thumbnailOf(file: File): Promise<string | undefined> {
  const known = made.get(file)
  if (known !== undefined) return known
  const thumbnail = draw(file).catch(() => undefined)
  made.set(file, thumbnail)
  return thumbnail
}

async function draw(file: File): Promise<string> {
  const picture = await createImageBitmap(file)
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return canvas.toDataURL('image/jpeg', 0.8)
}
