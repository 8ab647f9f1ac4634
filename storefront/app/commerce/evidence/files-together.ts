import { evidenceLimits } from '@gema/contract/shapes/complaint.ts'

const isSame = (a: File, b: File) =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified

/** What was chosen before and now: each file once, and no more than may be sent. */
export function filesTogether(before: readonly File[], added: readonly File[]) {
  const all: File[] = [...before]
  for (const file of added) {
    if (!all.some((one) => isSame(one, file))) all.push(file)
  }
  return { files: all.slice(0, evidenceLimits.files), isTooMany: all.length > evidenceLimits.files }
}
