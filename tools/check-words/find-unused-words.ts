import type { Finding } from '../check-arrows/finding.ts'
import type { WordFile } from './judge-word-sets.ts'
import { lineOfKey } from './line-of-key.ts'
import { pluralBaseOf } from './plural-forms.ts'

/** Keys no file quotes, and announcements of computed keys that fit no key. */
export function findUnusedWords(files: readonly WordFile[], quoted: ReadonlySet<string>): Finding[] {
  return files.flatMap(({ file, text, sets }) => {
    const patterns = dynamicPatterns(text)
    const keys = sets.flatMap(({ namespace, words }) =>
      Object.keys(words.en).map((key) => ({ key, namespace, base: pluralBaseOf(key, words.en) ?? key })),
    )
    const unused = keys
      .filter(({ key, base }) => !patterns.some(({ fits }) => fits(key) || fits(base)))
      .filter(({ key, base, namespace }) =>
        [key, base].every((name) => !quoted.has(name) && !quoted.has(`${namespace}:${name}`)),
      )
      .map(({ key }) => ({
        file,
        line: lineOfKey(text, key),
        problem: `“${key}” is used nowhere`,
        fix: `remove it from both languages, or announce a computed key in this file: // dynamic: ${key}`,
      }))
    const idle = patterns
      .filter(({ fits }) => !keys.some(({ key, base }) => fits(key) || fits(base)))
      .map(({ pattern, line }) => ({
        file,
        line,
        problem: `announces “${pattern}”, but no key fits`,
        fix: 'remove the announcement, or spell it as the keys are spelled',
      }))
    return [...unused, ...idle]
  })
}

interface DynamicPattern {
  pattern: string
  line: number
  fits: (key: string) => boolean
}

/** Computed keys are announced in the words file: `// dynamic: status_*, step_*` (or `// used as: status_*`). */
function dynamicPatterns(text: string): DynamicPattern[] {
  return text.split('\n').flatMap((line, index) => {
    const announced = /^\s*\/\/\s*(?:dynamic|used as):\s*(.+)$/.exec(line)?.[1] ?? ''
    const patterns = announced.split(/[\s,]+/).filter((pattern) => pattern !== '')
    return patterns.map((pattern) => {
      const source = pattern.replace(/[^\w*]/g, '\\$&').replaceAll('*', '.*')
      const expression = new RegExp(`^${source}$`)
      return { pattern, line: index + 1, fits: (key: string) => expression.test(key) }
    })
  })
}
