import { expect, test } from 'vitest'
import { rememberShort } from './remember-short.ts'

/** A reading that tells how often it was asked. */
function counting() {
  const read: string[] = []
  const meaningOf = rememberShort((text) => {
    read.push(text)
    return text.length
  })
  return { read, meaningOf }
}

test('what is short is read once', () => {
  const { read, meaningOf } = counting()
  expect([meaningOf('gzip, br'), meaningOf('gzip, br'), meaningOf('')]).toEqual([8, 8, 0])
  expect(read).toEqual(['gzip, br', ''])
})

test('what is long is understood and not remembered', () => {
  const { read, meaningOf } = counting()
  const long = 'x'.repeat(101)
  expect([meaningOf(long), meaningOf(long)]).toEqual([101, 101])
  expect(read).toEqual([long, long])
})

test('of ever new ones only the last are remembered', () => {
  const { read, meaningOf } = counting()
  for (let each = 0; each < 101; each += 1) meaningOf(`form ${each}`)
  meaningOf('form 100')
  expect(read).toHaveLength(101)
  meaningOf('form 0')
  expect(read).toHaveLength(102)
})
