import { expect, test } from 'vitest'
import { inAscii } from './one-byte-code.ts'

test('a program says the same in ASCII', () => {
  const code = "[`“one” 🎵`, /[…é]/u.test('…'), 'naïve', /^🎵$/u.test('🎵'), { größe: 2 }.größe]"
  // biome-ignore lint/security/noGlobalEval: it is what the rule is about
  const said = (text: string) => globalThis.eval(text)
  expect(inAscii(code)).toMatch(/^[\0-\x7f]+$/)
  expect(said(inAscii(code))).toEqual(said(code))
  expect(said(code)).toEqual(['“one” 🎵', true, 'naïve', true, 2])
})
