import { expect, test } from 'vitest'
import { firstLine } from './install-browser.ts'

test('of what a failed installer printed, the line that names the error is told', () => {
  const stderr = 'W: Some index files failed to download.\nE: Unable to locate package chromium\nE: more\n'
  expect(firstLine({ message: 'Command failed: apt-get install', stderr })).toBe(
    'E: Unable to locate package chromium',
  )
})

test('an installer that cannot be started tells why', () => {
  expect(firstLine(new Error('spawn apt-get ENOENT'))).toBe('spawn apt-get ENOENT')
})
