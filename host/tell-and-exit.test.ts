import { afterEach, expect, test, vi } from 'vitest'
import { PortUnavailable } from './listen.ts'
import { whatToTell } from './tell-and-exit.ts'

afterEach(() => vi.unstubAllEnvs())

const fault = new TypeError('undefined is not a function\nparams: geheim')

test('what people can mend is told in its own sentence', () => {
  expect(whatToTell(new PortUnavailable('Port 3000 is taken.'))).toBe(
    '\nGema did not start: Port 3000 is taken.',
  )
})

test('an unexpected fault is told by its first line, without a stack trace', () => {
  const told = whatToTell(fault)
  expect(told).toContain('unexpected fault: undefined is not a function\n')
  expect(told).toContain('LOG_LEVEL=debug')
  expect(told).not.toMatch(/\n\s+at |geheim/)
  expect(whatToTell('out of memory')).toContain('unexpected fault: out of memory')
})

test('at the level debug it is told with its stack trace', () => {
  vi.stubEnv('LOG_LEVEL', 'debug')
  expect(whatToTell(fault)).toMatch(/\n\s+at /)
})
