import { expect, test } from 'vitest'
import { scriptsOfData } from './hand-over.ts'

const streamOf = (...pieces: Uint8Array[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece)
      controller.close()
    },
  })

/** Runs the scripts as a browser does, and answers what the page's own script would read. */
function readBy(scripts: string): { read: unknown; closed: boolean } {
  const [, text] = scripts.match(/<script type="application\/json" id="made-of">(.*?)<\/script>/s) ?? []
  const found: { read: unknown; closed: boolean } = { read: undefined, closed: false }
  const streamController = {
    enqueue: (read: string) => {
      found.read = JSON.parse(read)
    },
    close: () => {
      found.closed = true
    },
  }
  for (const [, script = ''] of scripts.matchAll(/<script>(.*?)<\/script>/gs))
    new Function('window', 'document', script)(
      { __reactRouterContext: { streamController } },
      { getElementById: (id: string) => (id === 'made-of' ? { textContent: text } : null) },
    )
  return found
}

test('the script of a page reads what the page was made of, whatever it says', async () => {
  const said = [
    'Rp 1.000 — “jernih” 音響 🔊',
    '</script><script>alert(1)</script>',
    '<!--<script>',
    'a\u2028b & c\\d \r\n "e"',
  ]
  const scripts = await scriptsOfData(streamOf(new TextEncoder().encode(JSON.stringify(said))))
  expect(readBy(scripts)).toEqual({ read: said, closed: true })
  expect(scripts.match(/<\/script>/g)).toHaveLength(2)
  expect(scripts).not.toContain('<!--')
})

test('a sign may begin in one piece and end in the next', async () => {
  const bytes = new TextEncoder().encode('"speaker 🔊 on"')
  const scripts = await scriptsOfData(streamOf(bytes.slice(0, 11), bytes.slice(11)))
  expect(readBy(scripts)).toEqual({ read: 'speaker 🔊 on', closed: true })
})

test('a page without data has no script for it', async () => {
  expect(await scriptsOfData(undefined)).toBe('')
})
