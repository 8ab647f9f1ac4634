import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'

const pack = promisify(gzip)
const unpack = promisify(gunzip)

/** A text as it is kept in memory and sent: packed once, however often it is asked for. */
export interface KeptText {
  packed: Uint8Array<ArrayBuffer>
  mark: string
}

export async function keepText(text: string): Promise<KeptText> {
  const mark = createHash('sha256').update(text).digest('hex').slice(0, 20)
  return { packed: new Uint8Array(await pack(text)), mark }
}

export const unpacked = async ({ packed }: KeptText): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await unpack(packed))
