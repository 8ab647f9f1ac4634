import { isOneForm, otherFormOf, pluralBaseOf } from './plural-forms.ts'

export type Words = Readonly<Record<string, string>>

export interface LanguagePair {
  en: Words
  id: Words
  /** How a blank is written: `{{name}}` in the words of screens, `{name}` in refusals. The first group is its name. */
  blank: RegExp
}

export interface WordProblem {
  key: string
  problem: string
  fix: string
}

const names = { en: 'English', id: 'Indonesian' }

/** What the two languages of one set of words do not have in common and should. */
export function compareLanguages(pair: LanguagePair): WordProblem[] {
  const { en, id } = pair
  return [
    ...missing({ from: en, to: id, language: 'id' }),
    ...missing({ from: id, to: en, language: 'en' }),
    ...missingOne(pair),
    ...empty(en, 'en'),
    ...empty(id, 'id'),
    ...Object.keys(en).flatMap((key) => comparePair(key, pair)),
  ]
}

function missing({ from, to, language }: { from: Words; to: Words; language: 'en' | 'id' }): WordProblem[] {
  return Object.keys(from)
    .filter((key) => !(key in to) && !isSpared(key, from, language))
    .map((key) => ({
      key,
      problem: `“${key}” has no ${names[language]} text`,
      fix: `write it under ${language}`,
    }))
}

/** Indonesian has one form for any number, so an English `_one` needs no partner; the `_other` of both must be there. */
function isSpared(key: string, words: Words, language: 'en' | 'id'): boolean {
  return language === 'id' && isOneForm(key) && pluralBaseOf(key, words) !== null
}

/** The bare key would be shown for “1” when English only has the general form of something counted. */
function missingOne({ en, id, blank }: LanguagePair): WordProblem[] {
  return Object.entries(en)
    .filter(([key, text]) => key.endsWith('_other') && blankNames(text, blank).includes('count'))
    .map(([key]) => ({ key, one: key.replace(/other$/, 'one') }))
    .filter(({ one }) => !(one in en) && !(one in id)) // when Indonesian has it, `missing` says so
    .map(({ key, one }) => ({
      key,
      problem: `“${key}” has no English singular`,
      fix: `write “${one}” under en`,
    }))
}

function empty(words: Words, language: 'en' | 'id'): WordProblem[] {
  return Object.keys(words)
    .filter((key) => words[key]?.trim() === '')
    .map((key) => ({
      key,
      problem: `“${key}” is empty in ${names[language]}`,
      fix: 'write the text, or remove the key from both languages',
    }))
}

function comparePair(key: string, { en, id, blank }: LanguagePair): WordProblem[] {
  const english = en[key] ?? ''
  const isPlural = pluralBaseOf(key, en) !== null
  const indonesian = id[key] ?? (isPlural ? id[otherFormOf(key)] : undefined)
  if (indonesian === undefined) return []
  const problems: WordProblem[] = []
  // “One item” needs no number, so the count may be left out of any form but the general one.
  const mayLeaveOut = isPlural && otherFormOf(key) !== key ? 'count' : null
  const listed = (text: string) =>
    blankNames(text, blank)
      .filter((name) => name !== mayLeaveOut)
      .join(', ')
  const [here, there] = [listed(english), listed(indonesian)]
  if (here !== there) {
    problems.push({
      key,
      problem: `“${key}” has other blanks in English (${here || 'none'}) than in Indonesian (${there || 'none'})`,
      fix: 'use the same blanks in both languages',
    })
  }
  if (english === indonesian && wordCount(english, blank) > 3) {
    problems.push({ key, problem: `“${key}” is the same in both languages`, fix: 'translate it' })
  }
  return problems
}

function blankNames(text: string, blank: RegExp): string[] {
  const found = [...text.matchAll(blank)].map((match) => match[1] ?? '')
  return [...new Set(found)].sort()
}

function wordCount(text: string, blank: RegExp): number {
  return text.replace(blank, ' ').match(/\p{L}[\p{L}\p{M}'’-]*/gu)?.length ?? 0
}
