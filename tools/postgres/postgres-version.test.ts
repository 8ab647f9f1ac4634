import { expect, test } from 'vitest'
import { isNewEnough, parsePostgresVersion } from './postgres-version.ts'

test.each([
  ['postgres (PostgreSQL) 15.18 (Debian 15.18-0+deb12u1)\n', '15.18'],
  ['postgres (PostgreSQL) 18.4', '18.4'],
  ['postgres (PostgreSQL) 19beta2', '19beta2'],
  ['17.2 (Ubuntu 17.2-1.pgdg24.04+1)', '17.2'],
])('the version in %j is %s', (line, version) => {
  expect(parsePostgresVersion(line)).toBe(version)
})

test('the output of another program holds no version', () => {
  expect(
    parsePostgresVersion('Error: You must install at least one postgresql-client-15 package'),
  ).toBeUndefined()
})

test('15 is new enough, 9.6 and 14.9 are not', () => {
  expect(['15.0', '15', '18.4', '100.1'].filter((version) => !isNewEnough(version))).toEqual([])
  expect(['9.6', '14.9'].filter(isNewEnough)).toEqual([])
})
