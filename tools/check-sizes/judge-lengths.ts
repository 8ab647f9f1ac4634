import type { Finding } from '../check-arrows/finding.ts'
import { longFile, shareOfLongFiles, tooLongFile } from './limits.ts'

export interface FileLength {
  file: string
  lines: number
}

export interface LengthVerdict {
  failures: Finding[]
  /** Long files that are allowed as long as they are few. */
  warnings: FileLength[]
  median: number
}

export function judgeLengths(files: readonly FileLength[]): LengthVerdict {
  const longestFirst = files.toSorted((a, b) => b.lines - a.lines)
  const failures = longestFirst.filter(({ lines }) => lines > tooLongFile).map(tooLong)
  const warnings = longestFirst.filter(({ lines }) => lines > longFile && lines <= tooLongFile)
  const over = longestFirst.filter(({ lines }) => lines > longFile)
  const [longest] = over
  if (longest && over.length > files.length * shareOfLongFiles) {
    failures.push({
      file: longest.file,
      line: longFile + 1,
      problem: `is the longest of ${over.length} files over ${longFile} lines, among ${files.length} in all`,
      why: `at most ${shareOfLongFiles * 100} % of the files may be that long`,
      fix: 'split the long files by what they are about',
    })
  }
  return { failures, warnings, median: longestFirst[Math.floor(files.length / 2)]?.lines ?? 0 }
}

function tooLong({ file, lines }: FileLength): Finding {
  return {
    file,
    line: tooLongFile + 1,
    problem: `has ${lines} lines, more than ${tooLongFile}`,
    fix: 'split it by what it is about: one thing a file, named after that thing',
  }
}

/** Lines as an editor counts them: the newline at the end opens no further line. */
export function countLines(text: string): number {
  if (text === '') return 0
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0)
}
