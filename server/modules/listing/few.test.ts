import { expect, test } from 'vitest'
import { Few } from './few.ts'

test('a value is made once, until it was not asked for longest', () => {
  const made: string[] = []
  const few = new Few<string>(2)
  const get = (key: string) =>
    few.get(key, () => {
      made.push(key)
      return `value of ${key}`
    })
  for (const key of ['a', 'b', 'a', 'c', 'a']) expect(get(key)).toBe(`value of ${key}`)
  expect(made).toEqual(['a', 'b', 'c'])
  get('b')
  expect(made).toEqual(['a', 'b', 'c', 'b'])
})

test('all are made anew after they were cleared', () => {
  const few = new Few<number>(2)
  let next = 0
  const get = () => few.get('a', () => (next += 1))
  expect([get(), get()]).toEqual([1, 1])
  few.clear()
  expect(get()).toBe(2)
})
