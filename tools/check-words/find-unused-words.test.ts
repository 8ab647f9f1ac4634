import { expect, test } from 'vitest'
import { parseSource } from '../check-arrows/parse-source.ts'
import { findUnusedWords } from './find-unused-words.ts'
import { quotedStrings } from './quoted-strings.ts'

function unused(en: Record<string, string>, code: string, text = '') {
  const sets = [{ namespace: 'cart', words: { en, id: {} } }]
  const quoted = quotedStrings(parseSource('cart-screen.tsx', code))
  const findings = findUnusedWords([{ file: 'cart-words.ts', text, sets, malformed: [] }], quoted)
  return findings.map(({ problem }) => problem)
}

test('a key quoted anywhere is used, with any quotes and with its namespace', () => {
  const code = `t('a'); t("b"); t(\`c\`); const d = <Trans i18nKey="d" />; t('cart:e')`
  expect(unused({ a: '', b: '', c: '', d: '', e: '' }, code)).toEqual([])
})

test('a key that stands only in a comment, in a longer string or as a name is unused', () => {
  expect(unused({ total: '' }, `// t('total')\nconst total = 'total of all'`)).toEqual([
    '“total” is used nowhere',
  ])
})

test('the forms of a plural are used by their common key', () => {
  expect(unused({ items_one: '', items_other: '' }, `t('items', { count })`)).toEqual([])
})

test('computed keys are announced by a pattern', () => {
  const words = { status_paid: '', status_sent: '', step_1: '', other: '' }
  const code = 't(`status_$' + '{status}`)'
  expect(unused(words, code, '  // dynamic: status_*, step_*')).toEqual(['“other” is used nowhere'])
  expect(unused({ status_paid: '' }, code, '// used as: status_*')).toEqual([])
})

test('an announcement that fits no key is a finding', () => {
  expect(unused({ a: '' }, `t('a')`, '// dynamic: state_*')).toEqual(['announces “state_*”, but no key fits'])
})
