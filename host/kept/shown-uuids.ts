import { type Shown, shownOf } from '@gema/server/platform/keep/shown.ts'

const beforeUuid = 'uuid":"'
const uuidLength = 36

/** What an answer shows, by its uuids; those of products are told when their stock changes. */
export function shownUuids(json: Uint8Array): Shown {
  const text = Buffer.from(json.buffer, json.byteOffset, json.byteLength).toString('latin1')
  const uuids: string[] = []
  for (let at = text.indexOf(beforeUuid); at !== -1; at = text.indexOf(beforeUuid, at)) {
    const isName = text[at - 1] === '"' || text.startsWith('"product_', at - '"product_'.length)
    at += beforeUuid.length
    if (isName && text[at + uuidLength] === '"') uuids.push(text.slice(at, at + uuidLength))
  }
  return shownOf(uuids)
}
