import { describe, expect, test } from 'vitest'
import { filesTogether } from './files-together.ts'

const file = (name: string) => new File([name], name, { lastModified: 1 })

describe('files that are chosen one after the other', () => {
  test('come together in their order', () => {
    const [a, b] = [file('a.jpg'), file('b.jpg')]
    expect(filesTogether([a], [b])).toEqual({ files: [a, b], isTooMany: false })
  })

  test('are there once, however often they are chosen', () => {
    const a = file('a.jpg')
    expect(filesTogether([a], [file('a.jpg')])).toEqual({ files: [a], isTooMany: false })
  })

  test('are five at most', () => {
    const five = ['a', 'b', 'c', 'd', 'e'].map(file)
    const together = filesTogether(five, [file('f')])
    expect(together.files).toEqual(five)
    expect(together.isTooMany).toBe(true)
  })
})
