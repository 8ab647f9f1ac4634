import { expect, test } from 'vitest'
import { localPhone } from './local-phone.ts'

test.each([
  ['+6281255500142', '812 5550 0142'],
  ['+62215550142', '215 5501 42'],
  ['+6581234567', '+6581234567'],
  ['', ''],
])('%j is typed as %j', (stored, typed) => expect(localPhone(stored)).toBe(typed))
