import { mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createSymlinks } from './embedded-binaries.ts'

test("the package's links are made, relative so that the folder can move, and made only once", async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gema links '))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'native/lib'), { recursive: true })
  writeFileSync(join(folder, 'native/lib/libpq.so.5.18'), 'a library')
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }]
  writeFileSync(join(folder, 'native/pg-symlinks.json'), JSON.stringify(links))

  await createSymlinks(folder)
  await createSymlinks(folder)

  expect(readFileSync(join(folder, 'native/lib/libpq.so.5'), 'utf8')).toBe('a library')
  expect(readlinkSync(join(folder, 'native/lib/libpq.so.5'))).toBe('libpq.so.5.18')
})
