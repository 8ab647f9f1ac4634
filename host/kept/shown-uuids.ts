import { type Shown, shownOf } from '@gema/server/platform/keep/shown.ts'

const beforeUuid = Buffer.from('uuid":"')
const uuidLength = 36
const ofProduct = '"product_'
const quote = 0x22

/** What an answer shows, by its uuids; those of products are told when their stock changes. */
export function shownUuids(json: Uint8Array): Shown {
  const bytes = Buffer.from(json.buffer, json.byteOffset, json.byteLength)
  const uuids: string[] = []
  for (let at = bytes.indexOf(beforeUuid); at !== -1; at = bytes.indexOf(beforeUuid, at)) {
    const isName =
      bytes[at - 1] === quote ||
      bytes.toString('latin1', Math.max(0, at - ofProduct.length), at) === ofProduct
    at += beforeUuid.length
    if (isName && bytes[at + uuidLength] === quote) uuids.push(bytes.toString('latin1', at, at + uuidLength))
  }
  return shownOf(uuids)
}
