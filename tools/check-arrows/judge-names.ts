import { emptyFileNames, emptyFolderNames, namedBySpecification } from './arrow-table.ts'
import type { Finding } from './finding.ts'

/** Finds files and folders whose name says nothing of what is in them. */
export function judgeNames(files: readonly string[]): Finding[] {
  return files.flatMap((file) => {
    const word = emptyWordOf(file)
    if (word === null || namedBySpecification.includes(file)) return []
    const fix = 'name it after the one thing it is about; if there are several, split it'
    return [{ file, line: 1, problem: `is named “${word}”, which says nothing of what is in it`, fix }]
  })
}

function emptyWordOf(file: string): string | null {
  const folders = file.split('/')
  const name = folders.pop()?.replace(/\.(ts|tsx|mts|mjs|js)$/, '') ?? ''
  if (emptyFileNames.includes(name)) return name
  return folders.find((folder) => emptyFolderNames.includes(folder)) ?? null
}
