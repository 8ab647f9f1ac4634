import { photoLimits } from '@gema/contract/calls/installation-request.ts'
import { sentenceOf } from '@gema/contract/refusals.ts'
import type { FieldMessage } from '@gema/contract/validation.ts'
import { thumbnailOf } from '../../ui/thumbnail-of.ts'

export const photoTypes = ['image/jpeg', 'image/png']

/** What the server has said about a photo: it stays true for as long as the photo is there. */
const refusedByServer = new WeakMap<File, string>()

/** Keeps what the server said about photos: it names them by their place (`photos.1`). */
export function keepPhotoRefusals(photos: readonly File[], messages: readonly FieldMessage[]): void {
  for (const { field, message } of messages) {
    const place = /^photos\.(\d+)$/.exec(field)?.[1]
    const photo = place === undefined ? undefined : photos[Number(place)]
    if (photo !== undefined) refusedByServer.set(photo, message)
  }
}

/** What is wrong with each photo, or nothing. The server looks into them itself; this spares the sending. */
export const photoFaults = (photos: readonly File[], language: string): Promise<(string | undefined)[]> =>
  Promise.all(
    photos.map(async (photo) => {
      const told = refusedByServer.get(photo)
      if (told !== undefined) return told
      const isFine =
        photo.size <= photoLimits.bytes &&
        photoTypes.includes(photo.type) &&
        (await thumbnailOf(photo)) !== undefined
      if (isFine) return undefined
      const limit = photoLimits.bytes / 1024 ** 2
      return sentenceOf('installation_photo', language, { name: photo.name, limit })
    }),
  )
