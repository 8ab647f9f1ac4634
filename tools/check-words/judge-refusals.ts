import type { Finding } from '../check-arrows/finding.ts'
import { blankOfRefusals } from './blanks.ts'
import { compareLanguages } from './compare-languages.ts'
import { lineOfKey } from './line-of-key.ts'
import { isRecord } from './word-set.ts'

/** The sentences of contract/refusals.ts, held to the same rules as the words of the screens. */
export function judgeRefusals(file: string, text: string, refusals: unknown): Finding[] {
  if (!isRecord(refusals)) {
    const fix = 'export const refusals = { name: { code, en, id } }'
    return [{ file, line: 1, problem: 'exports no refusals', fix }]
  }
  const problems = compareLanguages({
    en: sentences(refusals, 'en'),
    id: sentences(refusals, 'id'),
    blank: blankOfRefusals,
  })
  const silent = Object.keys(refusals)
    .filter((name) => !isRecord(refusals[name]) || !('en' in refusals[name] || 'id' in refusals[name]))
    .map((key) => ({ key, problem: `“${key}” has no sentence`, fix: 'write it under en and under id' }))
  return [...silent, ...problems].map(({ key, ...rest }) => ({ file, line: lineOfKey(text, key), ...rest }))
}

function sentences(refusals: Record<string, unknown>, language: 'en' | 'id'): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [name, refusal] of Object.entries(refusals)) {
    const sentence = isRecord(refusal) ? refusal[language] : undefined
    if (typeof sentence === 'string') found[name] = sentence
  }
  return found
}
