import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findOrInstall } from './find-or-install.ts'

let folder: string
let said: string[]
const say = (line: string) => void said.push(line)
/** A name that no machine has installed. */
const program = 'gema-made-up-program'

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gema-find-'))
  said = []
  vi.stubEnv('PATH', `${folder}${delimiter}/bin`)
  vi.spyOn(process, 'getuid').mockReturnValue(0)
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

const file = (name: string) => join(folder, name)

/** Plays apt-get: writes down what it is asked, and does what it is told on "install". */
function anApt(install: string): void {
  const lines = ['#!/bin/sh', `echo "$@" >> ${file('asked')}`, `if [ "$1" = install ]; then ${install}; fi`]
  writeFileSync(file('apt-get'), lines.join('\n'))
  chmodSync(file('apt-get'), 0o755)
}

test('what is installed is taken, and nothing is said', async () => {
  anApt('exit 1')
  writeFileSync(file(program), '')
  expect(await findOrInstall(program, ['a-package'], say)).toBe(file(program))
  expect(said).toEqual([])
})

test('what is missing is installed once, with all of its packages', async () => {
  anApt(`touch ${file(program)}`)
  expect(await findOrInstall(program, ['a-package', 'another'], say)).toBe(file(program))
  expect(said).toEqual([`Installing ${program} with apt-get (once).`])
  expect(readFileSync(file('asked'), 'utf8')).toBe(
    'update -qq\ninstall -y -qq --no-install-recommends a-package another\n',
  )
})

test('an apt-get that cannot is told as such, and nothing is found', async () => {
  anApt('echo "E: Unable to locate package a-package" >&2; exit 100')
  expect(await findOrInstall(program, ['a-package'], say)).toBeUndefined()
  expect(said[1]).toBe(`apt-get could not install ${program} (E: Unable to locate package a-package).`)
})

test('nobody but root installs anything', async () => {
  anApt(`touch ${file(program)}`)
  vi.spyOn(process, 'getuid').mockReturnValue(1000)
  expect(await findOrInstall(program, ['a-package'], say)).toBeUndefined()
  expect(said).toEqual([])
})
