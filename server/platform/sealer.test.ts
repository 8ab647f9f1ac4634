import { expect, test } from 'vitest'
import { createSealer } from './sealer.ts'

const sealer = createSealer('the secret of this shop')

test('what was sealed is opened with the same secret', () => {
  const sealed = sealer.sealText('3174061234567890')
  expect(sealed).not.toContain('3174')
  expect(sealer.openText(sealed)).toBe('3174061234567890')
  expect(createSealer('the secret of this shop').openText(sealed)).toBe('3174061234567890')
})

test('the same text is never sealed alike twice, so nobody can compare', () => {
  expect(sealer.sealText('alike')).not.toBe(sealer.sealText('alike'))
})

test('another secret opens nothing', () => {
  expect(() => createSealer('another secret').openText(sealer.sealText('mine'))).toThrow()
})

test('whatever was changed on the way is not opened', () => {
  const sealed = sealer.seal(Buffer.from('a picture'))
  for (const place of [0, 13, sealed.length - 1]) {
    const changed = Buffer.from(sealed)
    changed.writeUInt8((sealed[place] ?? 0) ^ 1, place)
    expect(() => sealer.open(changed)).toThrow()
  }
  expect(() => sealer.open(sealed.subarray(0, 20))).toThrow()
})
