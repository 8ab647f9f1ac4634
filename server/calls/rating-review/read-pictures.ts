import { type Refused, refuse } from '../../http/handler.ts'
import { reencodePicture } from '../../modules/media/media.ts'

/**
 * Makes pictures of our own out of what was sent, all or none. The weight of each is looked at before any is opened. What
 * is refused is named by its place: `pictures.2` is the third.
 */
export async function readPictures(sent: File[], mostKb: number): Promise<Uint8Array[] | Refused> {
  const heavy = sent.findIndex(({ size }) => size > mostKb * 1024)
  if (heavy !== -1)
    return refuse('review_picture_too_large', { field: `pictures.${heavy}`, values: { most: mostKb } })
  const pictures: Uint8Array[] = []
  for (const [place, file] of sent.entries()) {
    const picture = await reencodePicture(new Uint8Array(await file.arrayBuffer()))
    if ('refused' in picture) return refuse(picture.refused, { field: `pictures.${place}` })
    pictures.push(picture)
  }
  return pictures
}
