import { createHash, hash } from 'node:crypto'

const time = Buffer.from('"server_time":"')

/**
 * A short form of what an answer says, but for the moment at which it says so: two answers with the same one make the same
 * page. How old the moment in a page is, its clocks know by themselves (`ageOf`).
 */
export function whatItSays(json: Uint8Array): string {
  const bytes = Buffer.from(json.buffer, json.byteOffset, json.byteLength)
  const first = bytes.indexOf(time)
  // Most answers tell no moment, and need not be taken apart.
  if (first === -1) return hash('sha1', bytes, 'base64url')
  const digest = createHash('sha1')
  let from = 0
  for (let at = first; at !== -1; at = bytes.indexOf(time, from)) {
    digest.update(bytes.subarray(from, at))
    // A moment has no sign in it that would have to be escaped.
    from = bytes.indexOf('"', at + time.length)
  }
  return digest.update(bytes.subarray(from)).digest('base64url')
}
