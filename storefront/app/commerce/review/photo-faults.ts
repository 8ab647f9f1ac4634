import { sentenceOf } from '@gema/contract/refusals.ts'
import type { FieldMessage } from '@gema/contract/validation.ts'
import { thumbnailOf } from '../../ui/thumbnail-of.ts'

export const photoTypes = ['image/jpeg', 'image/png']

/** What is wrong with a photo, or nothing. The server looks into it itself; this spares the sending. */
export async function photoFault(
  file: File,
  { most, language }: { most: number; language: string },
): Promise<string | undefined> {
  if (!photoTypes.includes(file.type)) return sentenceOf('picture_unreadable', language)
  if (file.size > most * 1024) return sentenceOf('review_picture_too_large', language, { most })
  return (await thumbnailOf(file)) === undefined ? sentenceOf('picture_unreadable', language) : undefined
}

/** The photos that sentences of the server are about: it names them by their place, as in `pictures.1`. */
export const refusedPhotos = (
  photos: readonly File[],
  messages: readonly FieldMessage[],
): [photo: File, sentence: string][] =>
  messages.flatMap(({ field, message }) => {
    const place = /^pictures\.(\d+)$/.exec(field)?.[1]
    const photo = place === undefined ? undefined : photos[Number.parseInt(place, 10)]
    return photo === undefined ? [] : [[photo, message] satisfies [File, string]]
  })
