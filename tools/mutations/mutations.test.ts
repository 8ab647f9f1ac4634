import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../build/source-files.ts'
import { abouts } from './mutation.ts'
import { mutations } from './mutations.ts'

test.each(mutations.map((mutation) => [mutation.name, mutation] as const))(
  '%s: what is broken stands once in its file, and what catches it is there',
  (_name, { file, from, to, caughtBy: { files } }) => {
    expect(readFileSync(path.join(root, file), 'utf8').split(from)).toHaveLength(2)
    expect(to).not.toBe(from)
    expect(files).not.toEqual([])
    for (const each of files)
      expect(existsSync(path.join(root, each.includes('/') ? each : `node_modules/.bin/${each}`)), each).toBe(
        true,
      )
  },
)

test('breakages have names of their own, and are of every kind', () => {
  expect(mutations.length).toBeGreaterThanOrEqual(30)
  expect(new Set(mutations.map(({ name }) => name)).size).toBe(mutations.length)
  expect(new Set(mutations.map(({ about }) => about))).toEqual(new Set(abouts))
})
