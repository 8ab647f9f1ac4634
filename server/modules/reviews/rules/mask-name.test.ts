import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maskName } from './mask-name.ts'

test.each([
  ['Dewi Puspita', 'D•••i P.'],
  ['Andi F.', 'A•••i F.'],
  ['  Made   Agus  Wijaya ', 'M•••e A. W.'],
  ['Eko', 'E•••o'],
  ['Al', 'A•••'],
  ['X', 'X•••'],
  ['Ñandú Š', 'Ñ•••ú Š.'],
  ['😀lala😀 b', '😀•••😀 b.'],
  ['', '•••'],
])('%j is shown as %j', (name, shown) => {
  expect(maskName(name)).toBe(shown)
})

test('no name of three letters or more can be read', () => {
  const name = fc.array(fc.stringMatching(/^[a-z]{3,12}$/), { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(name, (parts) => {
      const shown = maskName(parts.join(' '))
      for (const part of parts) expect(shown).not.toContain(part)
      expect(shown.split(' ')).toHaveLength(parts.length)
    }),
  )
})

test('a masked name stays as it is when it is masked again', () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      const shown = maskName(name)
      expect(maskName(shown)).toBe(shown)
    }),
  )
})
