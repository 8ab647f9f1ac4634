const bytesOf = (...parts: (string | Uint8Array | number[])[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    Buffer.concat(
      parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))),
    ),
  )

const number32 = (value: number, isLittle = false): Uint8Array => {
  const view = new DataView(new ArrayBuffer(4))
  view.setUint32(0, value, isLittle)
  return new Uint8Array(view.buffer)
}

const number64 = (value: number): Uint8Array => {
  const view = new DataView(new ArrayBuffer(8))
  view.setBigUint64(0, BigInt(value), true)
  return new Uint8Array(view.buffer)
}

/** A box of an MP4 or QuickTime file. */
export const aBox = (type: string, contents: Uint8Array = new Uint8Array()): Uint8Array<ArrayBuffer> =>
  bytesOf(number32(contents.length + 8), type, contents)

const film = (): Uint8Array => aBox('moov', bytesOf(aBox('mvhd', new Uint8Array(100)), aBox('trak')))

/** An MP4 that is built as its format asks, with a film of so many bytes. */
export const anMp4 = (
  filmBytes = 64,
  { brand = 'isom', further = [] }: { brand?: string; further?: Uint8Array[] } = {},
): Uint8Array<ArrayBuffer> =>
  bytesOf(
    aBox('ftyp', bytesOf(brand, number32(512), 'isomavc1')),
    film(),
    aBox('mdat', new Uint8Array(filmBytes)),
    ...further,
  )

/** A QuickTime film; the oldest do not say what they are. */
export const aMov = ({ isOld = false } = {}): Uint8Array<ArrayBuffer> =>
  isOld
    ? bytesOf(aBox('wide'), aBox('mdat', new Uint8Array(64)), film())
    : bytesOf(aBox('ftyp', bytesOf('qt  ', number32(0), 'qt  ')), aBox('mdat', new Uint8Array(64)), film())

const aChunk = (id: string, contents: Uint8Array): Uint8Array<ArrayBuffer> =>
  bytesOf(id, number32(contents.length, true), contents, contents.length % 2 === 1 ? [0] : [])

export const anAvi = (): Uint8Array<ArrayBuffer> =>
  aChunk(
    'RIFF',
    bytesOf(
      'AVI ',
      aChunk('LIST', bytesOf('hdrl', aChunk('avih', new Uint8Array(56)))),
      aChunk('JUNK', new Uint8Array(13)),
      aChunk('LIST', bytesOf('movi', aChunk('00dc', new Uint8Array(32)))),
    ),
  )

const aPart = (mark: string, contents: Uint8Array): Uint8Array<ArrayBuffer> =>
  bytesOf(Buffer.from(mark, 'hex'), number64(contents.length + 24), contents)

export const aWmv = (): Uint8Array<ArrayBuffer> => {
  const fileProperties = aPart('a1dcab8c47a9cf118ee400c00c205365', new Uint8Array(80))
  const pictures = Buffer.from('c0ef19bc4d5bcf11a8fd00805f5c442b', 'hex')
  const stream = aPart('9107dcb7b7a9cf118ee600c00c205365', bytesOf(pictures, new Uint8Array(38)))
  const head = aPart(
    '3026b2758e66cf11a6d900aa0062ce6c',
    bytesOf(number32(2, true), [1, 2], fileProperties, stream),
  )
  return bytesOf(head, aPart('3626b2758e66cf11a6d900aa0062ce6c', new Uint8Array(64)))
}

/** An archive without anything in it, which may stand at the end of another file. */
export const anArchiveEnd = (note = ''): Uint8Array<ArrayBuffer> =>
  bytesOf('PK\x05\x06', new Uint8Array(16), [note.length & 255, note.length >> 8], note)

/** Some parts one after the other. */
export const joined = bytesOf
