import { type ESTree, type ParseResult, parseSync } from 'vite'
import type { Finding } from './finding.ts'

export interface ParsedSource {
  program: ESTree.Program
  comments: ParseResult['comments']
  /** A file that does not parse would pass every check unseen, so each tool reports these. */
  errors: Finding[]
  lineOf: (offset: number) => number
}

/** Parses TypeScript, TSX or JavaScript with the parser inside Vite: TypeScript 7 has no parser to call from here. */
export function parseSource(file: string, text: string): ParsedSource {
  const { program, comments, errors } = parseSync(file, text)
  const lineOf = lineCounter(text)
  return {
    program,
    comments,
    lineOf,
    errors: errors.map((error) => ({
      file,
      line: lineOf(error.labels[0]?.start ?? 0),
      problem: `does not parse: ${error.message}`,
      fix: 'mend the syntax, then run this check again',
    })),
  }
}

function lineCounter(text: string): (offset: number) => number {
  const starts = [0]
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return (offset) => {
    const next = starts.findIndex((start) => start > offset)
    return next === -1 ? starts.length : next
  }
}
