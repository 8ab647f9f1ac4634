import { expect, test } from 'vitest'
import { lastLine } from './last-line.ts'

test("a failed program's reason is its error, not the hints after it", () => {
  const stderr = 'LOG:  starting\nFATAL:  could not create lock file: Permission denied\nHINT:  Check it.\n\n'
  expect(lastLine({ message: 'Command failed', stderr })).toBe(
    'FATAL:  could not create lock file: Permission denied',
  )
})

test('a connection refused at two addresses has no message but a code', () => {
  expect(lastLine(Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }))).toBe('ECONNREFUSED')
})
