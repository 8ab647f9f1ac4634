import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const linesOf = (file: string): string[] =>
  readFileSync(join(root, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))

/** The same place in either way of writing it. */
const placeOf = (line: string): string => line.replace(/^\*\*\//, '').replace(/\/$/, '')

const outOfGit = linesOf('.gitignore').map(placeOf)
const outOfImages = linesOf('.dockerignore').map(placeOf)

test('secrets, certificates and backups of a deployment come neither into the history nor into an image', () => {
  for (const place of ['.env', 'deploy/gema.env', 'deploy/tls', 'deploy/backup']) {
    expect(outOfGit).toContain(place)
    expect(outOfImages).toContain(place)
  }
})

test('an image gets nothing that is not in the history, nor the history itself', () => {
  expect(outOfImages).toEqual(expect.arrayContaining([...outOfGit, '.git']))
})

test('nothing that an image is built from stays out', () => {
  const copied = linesOf('deploy/Containerfile')
    .filter((line) => line.startsWith('COPY ') && !line.includes('--from='))
    .flatMap((line) => line.split(' ').slice(1, -1))
  expect(copied).toContain('.npmrc')
  expect(copied.filter((name) => outOfImages.includes(name))).toEqual([])
})
