import type { Finding } from '../check-arrows/finding.ts'
import { blankOfWords } from './blanks.ts'
import { compareLanguages } from './compare-languages.ts'
import { lineOfKey } from './line-of-key.ts'
import type { ReadExports } from './word-set.ts'

export interface WordFile extends ReadExports {
  file: string
  text: string
}

/** Both languages of each set against each other, and the namespaces against one another. */
export function judgeWordSets(files: readonly WordFile[]): Finding[] {
  return [...files.flatMap(judgeExports), ...files.flatMap(judgeLanguages), ...judgeNamespaces(files)]
}

function judgeExports({ file, text, sets, malformed }: WordFile): Finding[] {
  const fix = 'write it as defineWords(namespace, { en: {…}, id: {…} }) with plain texts, no deeper levels'
  if (sets.length + malformed.length === 0) return [{ file, line: 1, problem: 'exports no words', fix }]
  return malformed.map((name) => {
    const line = text.split('\n').findIndex((row) => row.includes(name)) + 1
    return { file, line: Math.max(line, 1), problem: `${name} is no set of words in both languages`, fix }
  })
}

function judgeLanguages({ file, text, sets }: WordFile): Finding[] {
  return sets
    .flatMap(({ words }) => compareLanguages({ ...words, blank: blankOfWords }))
    .map(({ key, ...rest }) => ({ file, line: lineOfKey(text, key), ...rest }))
}

function judgeNamespaces(files: readonly WordFile[]): Finding[] {
  const owners = new Map<string, string>()
  return files.flatMap(({ file, text, sets }) =>
    sets.flatMap(({ namespace }) => {
      const owner = owners.get(namespace)
      owners.set(namespace, owner ?? file)
      if (owner === undefined) return []
      return [
        {
          file,
          line: lineOfKey(text, namespace),
          problem: `uses the namespace “${namespace}”, which belongs to ${owner}`,
          fix: 'give it a namespace of its own, named after its screen or part',
        },
      ]
    }),
  )
}
