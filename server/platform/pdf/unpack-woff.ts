import { inflateSync } from 'node:zlib'

const woffHead = 44
const woffEntry = 20
const sfntHead = 12
const sfntEntry = 16
const padded = (length: number): number => Math.ceil(length / 4) * 4

/**
 * A WOFF font as the plain font that is packed into it. The same font can be read from both, but from the packed one every
 * table is unpacked again for every letter, which takes a hundred times as long.
 */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, place) => {
    const at = woffHead + place * woffEntry
    const [offset, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(at + field)) as [
      ...[number, number, number],
    ]
    const kept = woff.subarray(offset, offset + packed)
    return { at, length, data: packed < length ? inflateSync(kept) : kept }
  })
  const bodies = sfntHead + count * sfntEntry
  const font = Buffer.alloc(tables.reduce((sum, { length }) => sum + padded(length), bodies))
  woff.copy(font, 0, 4, 8)
  font.writeUInt16BE(count, 4)
  const log = Math.floor(Math.log2(count))
  font.writeUInt16BE(2 ** log * 16, 6)
  font.writeUInt16BE(log, 8)
  font.writeUInt16BE(count * 16 - 2 ** log * 16, 10)
  let offset = bodies
  tables.forEach(({ at, length, data }, place) => {
    const entry = sfntHead + place * sfntEntry
    woff.copy(font, entry, at, at + 4)
    woff.copy(font, entry + 4, at + 16, at + 20)
    font.writeUInt32BE(offset, entry + 8)
    font.writeUInt32BE(length, entry + 12)
    data.copy(font, offset)
    offset += padded(length)
  })
  return font
}
