import { expect, test } from 'vitest'
import { startScriptsLate } from './late-scripts.ts'
import { textOfPieces } from './text-of-pieces.ts'

const page = `<html><head><link rel="modulepreload" href="/assets/entry.js"/><link rel="modulepreload" href="/assets/framework.js"/><link rel="stylesheet" href="/app.css"/></head><body><p>Rp 1.000</p><script>first()</script><script type="module" async="">import * as route0 from "/assets/root.js";import("/assets/entry.js");</script></body></html>`

const data = '<script>data()</script>'
const lateIn = (html: string) => textOfPieces(startScriptsLate(html, [data]))
const late = lateIn(page)

test('no file of the script is asked for while the page arrives', () => {
  expect(late).not.toContain('<link rel="modulepreload"')
  expect(late).not.toContain('type="module"')
  expect(late).toContain('<link rel="stylesheet" href="/app.css"/>')
})

test('what begins the script waits in the page as it was', () => {
  expect(late).toContain(
    '<script type="text/plain" id="later">import * as route0 from "/assets/root.js";import("/assets/entry.js");</script>',
  )
})

test('every file is asked for at once when it is time, and the entry runs last', () => {
  expect(late).toContain(
    '{"files":["/assets/entry.js","/assets/framework.js"],"parts":["/assets/framework.js"]',
  )
})

test('a page that is nothing without its script does not wait for anybody', () => {
  const personal = page.replace('<head>', '<head><meta name="robots" content="noindex, nofollow"/>')
  expect(lateIn(personal)).toContain('"patience":0')
  expect(late).toContain('"patience":4000')
})

test('what the page was made of stands behind all that is seen, and before what starts the script', () => {
  expect(late).toMatch(/id="later">[^<]+<\/script><script>data\(\)<\/script><script>\(function startLater/)
})

test('other scripts, and pages without a script to begin, stay as they are', () => {
  expect(late).toContain('<script>first()</script>')
  expect(lateIn('<html><body>Plain</body></html>')).toBe('<html><body>Plain</body></html>')
})
