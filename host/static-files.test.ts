import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readStaticFiles } from './static-files.ts'

let parent: string
beforeEach(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'gema-static-'))
})
afterEach(() => rm(parent, { recursive: true }))

/** A folder with these files in it. */
async function aBuild(names: string[], folder = path.join(parent, 'client')): Promise<string> {
  for (const name of names) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    await writeFile(path.join(folder, name), `contents of ${name}`)
  }
  return folder
}

test('every file is there under its address, with its contents', async () => {
  const files = await readStaticFiles(await aBuild(['robots.txt', 'assets/root-1a2b.js', 'pictures/a b.svg']))
  expect([...files.keys()].sort()).toEqual(['/assets/root-1a2b.js', '/pictures/a b.svg', '/robots.txt'])
  expect(new TextDecoder().decode(files.get('/robots.txt')?.bytes)).toBe('contents of robots.txt')
})

test.each([
  ['a.js', 'text/javascript; charset=utf-8'],
  ['a.css', 'text/css; charset=utf-8'],
  ['a.html', 'text/html; charset=utf-8'],
  ['a.svg', 'image/svg+xml'],
  ['a.woff2', 'font/woff2'],
  ['a.webmanifest', 'application/manifest+json'],
  ['a.unknown', 'application/octet-stream'],
])('%s is served as %s', async (name, type) => {
  const files = await readStaticFiles(await aBuild([name]))
  expect(files.get(`/${name}`)?.headers['Content-Type']).toBe(type)
})

test('files with a mark of their contents in the name may be kept for ever, the others for an hour', async () => {
  const files = await readStaticFiles(await aBuild(['assets/root-1a2b.js', 'favicon.svg']))
  expect(files.get('/assets/root-1a2b.js')?.headers['Cache-Control']).toBe(
    'public, max-age=31536000, immutable',
  )
  expect(files.get('/favicon.svg')?.headers['Cache-Control']).toBe('public, max-age=3600')
})

test('the notes of the build tool are not served, wherever the project lies', async () => {
  const folder = path.join(parent, 'my.vite-projects', 'client')
  const files = await readStaticFiles(await aBuild(['.vite/manifest.json', 'robots.txt'], folder))
  expect([...files.keys()]).toEqual(['/robots.txt'])
})

test('the worker and its page are asked for anew each time, and may load what they need of the shop', async () => {
  const files = await readStaticFiles(await aBuild(['service-worker.js', 'offline.html']))
  const [worker, page] = ['/service-worker.js', '/offline.html'].map((address) => files.get(address)?.headers)
  expect(worker?.['Cache-Control']).toBe('no-cache')
  expect(worker?.['Content-Security-Policy']).toContain("connect-src 'self'")
  expect(page?.['Cache-Control']).toBe('no-cache')
  expect(page?.['Content-Security-Policy']).toContain("script-src 'self';")
  expect(page?.['Content-Security-Policy']).toContain("img-src 'self' data: blob:")
})
