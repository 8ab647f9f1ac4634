import { longAt, mostParts, startsWith, viewOf } from './read-bytes.ts'

/** The marks of the parts of an ASF file, as they stand in it. */
const marks = {
  header: idOf('3026b2758e66cf11a6d900aa0062ce6c'),
  data: idOf('3626b2758e66cf11a6d900aa0062ce6c'),
  fileProperties: idOf('a1dcab8c47a9cf118ee400c00c205365'),
  streamProperties: idOf('9107dcb7b7a9cf118ee600c00c205365'),
}

/** That a stream is one of pictures. */
const videoStream = idOf('c0ef19bc4d5bcf11a8fd00805f5c442b')

interface Part {
  at: number
  to: number
}

/** Whether a file is a WMV: an ASF head that says so, the film after it, and nothing that belongs to neither. */
export function readWmv(bytes: Uint8Array): 'video/x-ms-wmv' | undefined {
  if (!startsWith(bytes, marks.header)) return undefined
  const [head, film] = partsOf(bytes, 0, bytes.length) ?? []
  if (head === undefined || film === undefined || !startsWith(bytes, marks.data, film.at)) return undefined
  // The head counts its own parts after its length: four bytes, and two that are always the same.
  const inside = partsOf(bytes, head.at + 30, head.to) ?? []
  const isThere = (mark: readonly number[]) => inside.some(({ at }) => startsWith(bytes, mark, at))
  const hasPictures = inside.some(
    ({ at }) => startsWith(bytes, marks.streamProperties, at) && startsWith(bytes, videoStream, at + 24),
  )
  return isThere(marks.fileProperties) && hasPictures ? 'video/x-ms-wmv' : undefined
}

/** The parts between two places, each a mark of sixteen bytes and its length; nothing, where they do not add up or are too many. */
function partsOf(bytes: Uint8Array, from: number, end: number): Part[] | undefined {
  const view = viewOf(bytes)
  const parts: Part[] = []
  let at = from
  while (at < end) {
    if (end - at < 24 || parts.length === mostParts) return undefined
    const length = longAt(view, at + 16, true)
    if (length < 24 || length > end - at) return undefined
    parts.push({ at, to: at + length })
    at += length
  }
  return parts
}

function idOf(hex: string): readonly number[] {
  return (hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16))
}
