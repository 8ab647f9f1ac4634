import { expect, test } from 'vitest'
import { shownName } from './shown-name.ts'

test.each([
  ['sudut-kiri.jpg', 'sudut-kiri.jpg'],
  ['../../etc/foto.jpg', 'foto.jpg'],
  ['C:\\Foto\\retak.png', 'retak.png'],
  ['a\r\nSet-Cookie: x.jpg', 'a Set-Cookie x.jpg'],
  ['gpj.\u202Eexe.jpg', 'gpj. exe.jpg'],
  ['<script>.mp4', 'script.mp4'],
  ['', 'file'],
  ['📦 paket rusak.mov', '📦 paket rusak.mov'],
])('%j is shown as %j', (name, shown) => {
  expect(shownName(name)).toBe(shown)
})

test('a long name keeps its end, and no letter is cut in two', () => {
  const shown = shownName(`${'📦'.repeat(300)}.mp4`)
  expect([...shown]).toHaveLength(100)
  expect(shown).toMatch(/\.mp4$/)
  expect(shown.isWellFormed()).toBe(true)
  expect(shownName('\uD83D.mp4').isWellFormed()).toBe(true)
})
