import { expect, test } from 'vitest'
import { photoName } from './photo-name.ts'

test.each([
  ['ruang.jpg', 'ruang.jpg'],
  ['../../etc/ruang.jpg', 'ruang.jpg'],
  ['C:\\foto\\ruang tamu.png', 'ruang tamu.png'],
  ['a\u202Egpj.exe', 'a gpj.exe'],
  ['<img src=x>.jpg', 'img src=x .jpg'],
  ['', 'photo'],
  [`${'x'.repeat(300)}.jpg`, 'x'.repeat(100)],
])('%j is shown as %j', (name, shown) => {
  expect(photoName(name)).toBe(shown)
})
