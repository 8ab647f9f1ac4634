import { afterEach, expect, test, vi } from 'vitest'
import { asPiece, handOver } from './hand-over.ts'
import { takeOver } from './take-over.ts'
import { textOfPieces } from './text-of-pieces.ts'

afterEach(() => void vi.unstubAllGlobals())

const streamOf = (...pieces: Uint8Array[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece)
      controller.close()
    },
  })
const told = (value: unknown) => streamOf(new TextEncoder().encode(JSON.stringify(value)))

/** What React Router finds in a browser that has been sent this: what it is told, and the state that it makes of it. */
function takenFrom(html: string): { heard: string[]; state: unknown } {
  const texts = new Map(
    [...html.matchAll(/<script type="application\/json" id="([\w-]+)">(.*?)<\/script>/gs)].map(
      ([, id = '', text = '']) => [id, { textContent: text }],
    ),
  )
  const heard: string[] = []
  const router = {
    state: undefined as unknown,
    streamController: {
      enqueue: (text: string) => {
        heard.push(text)
        router.state = JSON.parse(text)
      },
      close: () => heard.push('closed'),
    },
  }
  vi.stubGlobal('window', { __reactRouterContext: router })
  vi.stubGlobal('document', { getElementById: (id: string) => texts.get(id) ?? null })
  takeOver()
  return { heard, state: router.state }
}

test('the script of a page takes over what the page was made of, whatever it says', async () => {
  const said = [
    'Rp 1.000 — “jernih” 音響 🔊',
    '</script><script>alert(1)</script>',
    '<!--<script>',
    'a\u2028b & c\\d \r\n "e"',
  ]
  const pieces = await handOver({
    told: told({ errors: said }),
    data: [{ id: 'root', json: asPiece(JSON.stringify({ said })) }],
  })
  const html = textOfPieces(pieces)
  expect(takenFrom(html).state).toEqual({ errors: said, loaderData: { root: { said } } })
  expect(html.match(/<\/script>/g)).toHaveLength(2)
  expect(html).not.toContain('<!--')
})

test('what React Router knows of other loaders stays, and what was laid aside for them goes before', async () => {
  const known = { loaderData: { root: null, lost: { message: 'gone' } } }
  const pieces = await handOver({
    told: told(known),
    data: [{ id: 'root', json: asPiece('{"language":"id"}') }],
  })
  expect(takenFrom(textOfPieces(pieces))).toEqual({
    heard: [JSON.stringify(known), 'closed'],
    state: { loaderData: { root: { language: 'id' }, lost: { message: 'gone' } } },
  })
})

test('a sign may begin in one piece and end in the next', async () => {
  const bytes = new TextEncoder().encode('{"at":"speaker 🔊 on"}')
  const pieces = await handOver({ told: streamOf(bytes.slice(0, 16), bytes.slice(16)), data: [] })
  expect(takenFrom(textOfPieces(pieces)).state).toMatchObject({ at: 'speaker 🔊 on' })
})

test('a page of which nothing is told hands nothing over, and its script takes nothing', async () => {
  const pieces = await handOver({ told: undefined, data: [{ id: 'root', json: asPiece('{}') }] })
  expect(pieces).toEqual([])
  expect(takenFrom('')).toEqual({ heard: [], state: undefined })
})
