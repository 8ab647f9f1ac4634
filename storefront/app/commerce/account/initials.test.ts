import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test.each([
  ['Dewi Pertiwi', 'DP'],
  ['Dewi', 'D'],
  ['  raden ajeng  kartini ', 'RK'],
  ['𝒟ewi 李', '𝒟李'],
  ['', ''],
])('%j is shown as %j', (name, initials) => expect(initialsOf(name)).toBe(initials))
