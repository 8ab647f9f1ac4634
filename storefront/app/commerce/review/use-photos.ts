import { mostReviewPictures } from '@gema/contract/calls/rating-review.ts'
import { sentenceOf } from '@gema/contract/refusals.ts'
import type { FieldMessage } from '@gema/contract/validation.ts'
import { useRef, useState } from 'react'
import { useLanguage } from '../../language/use-language.ts'
import { photoFault, refusedPhotos } from './photo-faults.ts'

const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified

/** The photos of a review between being chosen and being sent, each with what is wrong with it. */
export function usePhotos(mostKb: number) {
  const { language } = useLanguage()
  const [photos, setPhotos] = useState<File[]>([])
  const [faults, setFaults] = useState<ReadonlyMap<File, string>>(new Map())
  const [error, setError] = useState<string>()
  const checks = useRef(new Map<File, Promise<string | undefined>>())

  const keepFault = (photo: File, fault: string | undefined) => {
    if (fault !== undefined) setFaults((known) => new Map(known).set(photo, fault))
  }
  const check = (photo: File): Promise<string | undefined> => {
    const known = checks.current.get(photo) ?? photoFault(photo, { most: mostKb, language })
    checks.current.set(photo, known)
    return known
  }
  const add = (added: File[]) => {
    const fresh = added.filter((file) => !photos.some((photo) => isSame(photo, file)))
    const all = [...photos, ...fresh]
    const taken = all.slice(0, mostReviewPictures)
    setError(all.length > taken.length ? sentenceOf('review_too_many_pictures', language) : undefined)
    setPhotos(taken)
    for (const photo of taken) void check(photo).then((fault) => keepFault(photo, fault))
  }
  const remove = (photo: File) => {
    setError(undefined)
    setPhotos((now) => now.filter((one) => one !== photo))
  }
  return {
    photos,
    faults: photos.map((photo) => faults.get(photo)),
    error,
    add,
    remove,
    /** Whether all of them can be sent, once each has been looked at. */
    areFine: async () =>
      !photos.some((photo) => faults.has(photo)) &&
      (await Promise.all(photos.map(check))).every((fault) => fault === undefined),
    /** Shows what the server says about them; answers whether it said anything. */
    showRefusal: (messages: readonly FieldMessage[]): boolean => {
      const refused = refusedPhotos(photos, messages)
      for (const [photo, sentence] of refused) keepFault(photo, sentence)
      const ofAll = messages.find(({ field }) => field === 'pictures')
      setError(ofAll?.message)
      return refused.length > 0 || ofAll !== undefined
    },
  }
}

export type Photos = ReturnType<typeof usePhotos>
