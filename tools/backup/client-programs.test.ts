import { expect, test } from 'vitest'
import { cautionOf, chooseProgram } from './client-programs.ts'

const found = (...majors: number[]) => majors.map((major) => ({ file: `/pg/${major}`, major }))
const fileFor = (name: 'pg_dump' | 'pg_restore', serverMajor: number, ...majors: number[]) =>
  chooseProgram({ name, serverMajor, found: found(...majors) }).file

test.each(['pg_dump', 'pg_restore'] as const)('%s is of the version of the server, else newer', (name) => {
  expect(fileFor(name, 15, 17, 15, 16)).toBe('/pg/15')
  expect(fileFor(name, 15, 14, 16)).toBe('/pg/16')
  expect(fileFor(name, 17, 15, 18)).toBe('/pg/18')
  expect(() => fileFor(name, 16, 15)).toThrow(
    `The newest ${name} here is of version 15, and the server is PostgreSQL 16. Install its programs: apt-get install postgresql-client-16`,
  )
  expect(() => fileFor(name, 16)).toThrow(`There is no ${name} on this machine, and the server`)
})

test('a pg_restore that says more than an older server understands is refused', () => {
  expect(() => fileFor('pg_restore', 16, 15, 17, 18)).toThrow(
    'The newest pg_restore here is of version 18, and the server is PostgreSQL 16. Install its programs: apt-get install postgresql-client-16',
  )
  expect(fileFor('pg_restore', 16, 17, 16)).toBe('/pg/16')
  expect(fileFor('pg_dump', 16, 17)).toBe('/pg/17')
})

test('a copy that the same server could not be filled from is made with a caution', () => {
  expect(cautionOf({ dumpMajor: 17, serverMajor: 15 })).toMatch(
    /pg_dump 17 .+ into PostgreSQL 17 or newer, not into 15.+ postgresql-client-15/,
  )
  expect(cautionOf({ dumpMajor: 16, serverMajor: 15 })).toBeUndefined()
  expect(cautionOf({ dumpMajor: 18, serverMajor: 17 })).toBeUndefined()
})
