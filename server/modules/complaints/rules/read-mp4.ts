import { longAt, mostParts, textAt, viewOf } from './read-bytes.ts'

interface Box {
  type: string
  /** Where its contents begin, and where it ends. */
  from: number
  to: number
}

/** Brands of files that hold a video; those of still pictures (HEIC, AVIF) and of sound alone are not here. */
const brands = new Set([
  ...['isom', 'iso2', 'iso3', 'iso4', 'iso5', 'iso6', 'iso7', 'iso8', 'iso9', 'mp41', 'mp42', 'mp71', 'avc1'],
  ...['hvc1', 'hev1', 'av01', 'M4V ', 'M4VH', 'M4VP', 'MSNV', 'XAVC', 'dash', 'f4v '],
  ...['3gp4', '3gp5', '3gp6', '3gp7', '3gs7', '3g2a'],
])
const quickTime = 'qt  '

/** What films of the first years of QuickTime begin with. */
const oldBeginnings = new Set(['moov', 'mdat', 'wide', 'free', 'skip', 'pnot'])

/** Whether a file is an MP4 or a QuickTime film: by its boxes, which must fill it to the last byte. */
export function readMp4(bytes: Uint8Array): 'video/mp4' | 'video/quicktime' | undefined {
  const boxes = boxesOf(bytes, 0, bytes.length)
  const [first] = boxes ?? []
  if (boxes === undefined || first === undefined) return undefined
  const film = boxes.find(({ type }) => type === 'moov')
  if (film === undefined || !boxes.some(({ type }) => type === 'mdat')) return undefined
  const parts = boxesOf(bytes, film.from, film.to) ?? []
  if (!['mvhd', 'trak'].every((part) => parts.some(({ type }) => type === part))) return undefined
  if (first.type !== 'ftyp') return oldBeginnings.has(first.type) ? 'video/quicktime' : undefined
  // One file says once what it is.
  if (boxes.filter(({ type }) => type === 'ftyp').length > 1 || first.to - first.from < 8) return undefined
  const major = textAt(bytes, first.from, 4)
  if (major === quickTime) return 'video/quicktime'
  return brands.has(major) ? 'video/mp4' : undefined
}

/** The boxes between two places; nothing, where their lengths do not add up exactly, or where they are too many. */
function boxesOf(bytes: Uint8Array, from: number, end: number): Box[] | undefined {
  const view = viewOf(bytes)
  const boxes: Box[] = []
  let at = from
  while (at < end) {
    if (end - at < 8 || boxes.length === mostParts) return undefined
    const type = textAt(bytes, at + 4, 4)
    if (!/^[\x20-\x7e\xa9]{4}$/.test(type)) return undefined
    const short = view.getUint32(at)
    const head = short === 1 ? 16 : 8
    if (end - at < head) return undefined
    // 0: to the end; 1: longer than four bytes can say.
    const length = short === 0 ? end - at : short === 1 ? longAt(view, at + 8, false) : short
    if (length < head || length > end - at) return undefined
    boxes.push({ type, from: at + head, to: at + length })
    at += length
  }
  return boxes
}
