import { photoLimits } from '@gema/contract/calls/installation-request.ts'

const isSame = (a: File, b: File) =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified

/** What was chosen before and now: each photo once, and no more than may be sent. */
export function photosTogether(before: readonly File[], added: readonly File[]) {
  const all: File[] = [...before]
  for (const photo of added) {
    if (!all.some((one) => isSame(one, photo))) all.push(photo)
  }
  return { photos: all.slice(0, photoLimits.files), isTooMany: all.length > photoLimits.files }
}
