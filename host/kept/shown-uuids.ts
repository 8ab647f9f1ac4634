import { type Shown, shownOf } from '@gema/server/platform/keep/shown.ts'

/** What an answer shows, by its uuids; those of products are told when their stock changes. */
export function shownUuids(json: Uint8Array): Shown {
  const text = Buffer.from(json.buffer, json.byteOffset, json.byteLength).toString('latin1')
  const found = text.matchAll(/"(?:product_)?uuid":"([0-9a-f-]{36})"/g)
  return shownOf(Array.from(found, ([, uuid = '']) => uuid))
}
