import { posix } from 'node:path'

/** The words file a text should move to: one in the same folder, else further up, else one to be made beside it. */
export function nearestWordsFile(file: string, wordsFiles: readonly string[]): string {
  const home = posix.dirname(file)
  const stem = posix.basename(file).replace(/\.tsx$/, '')
  for (let folder = home; folder !== '.' && folder !== 'storefront'; folder = posix.dirname(folder)) {
    const here = wordsFiles.filter((words) => posix.dirname(words) === folder)
    const [nearest] = here.toSorted(
      (a, b) => sharedStart(b, file) - sharedStart(a, file) || a.localeCompare(b),
    )
    if (nearest !== undefined) return nearest
  }
  return `${home}/${stem}-words.ts`
}

/** In a folder with several words files, the one named like the part itself is meant. */
function sharedStart(a: string, b: string): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length += 1
  return length
}
