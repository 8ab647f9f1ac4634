import { mostParts, textAt, viewOf } from './read-bytes.ts'

interface Chunk {
  id: string
  /** What a list or a file says that it holds. */
  form: string
  from: number
  to: number
}

/** Whether a file is an AVI: RIFF parts that fill it to the last byte, with its head and its film. */
export function readAvi(bytes: Uint8Array): 'video/x-msvideo' | undefined {
  const parts = chunksOf(bytes, 0, bytes.length)
  const [first, ...further] = parts ?? []
  if (first?.id !== 'RIFF' || first.form !== 'AVI ') return undefined
  // Films of more than a gigabyte go on in further parts.
  if (further.some(({ id, form }) => id !== 'RIFF' || form !== 'AVIX')) return undefined
  const inside = chunksOf(bytes, first.from + 4, first.to) ?? []
  const head = inside.find(({ id, form }) => id === 'LIST' && form === 'hdrl')
  const hasFilm = inside.some(({ id, form }) => id === 'LIST' && form === 'movi')
  if (head === undefined || !hasFilm) return undefined
  return textAt(bytes, head.from + 4, 4) === 'avih' ? 'video/x-msvideo' : undefined
}

/** The chunks between two places; nothing, where their lengths do not add up, or where they are too many. */
function chunksOf(bytes: Uint8Array, from: number, end: number): Chunk[] | undefined {
  const view = viewOf(bytes)
  const chunks: Chunk[] = []
  let at = from
  while (at < end) {
    if (end - at < 8 || chunks.length === mostParts) return undefined
    const to = at + 8 + view.getUint32(at + 4, true)
    if (to > end) return undefined
    chunks.push({ id: textAt(bytes, at, 4), form: textAt(bytes, at + 8, 4), from: at + 8, to })
    // An odd one is followed by a byte that says nothing, unless it is the last.
    at = to % 2 === from % 2 ? to : Math.min(to + 1, end)
  }
  return chunks
}
