/** More than any shop shows at a time; then it begins anew. */
const most = 100_000
/** The same uuids are shown by many answers, and by all pages that are made of them: one text of each is enough. */
const known = new Map<string, string>()

/** The uuids of what an answer shows; those of products are told when their stock changes. */
export function shownUuids(json: Uint8Array): Set<string> {
  const text = Buffer.from(json.buffer, json.byteOffset, json.byteLength).toString('latin1')
  return new Set(
    Array.from(text.matchAll(/"(?:product_)?uuid":"([0-9a-f-]{36})"/g), ([, uuid = '']) => shared(uuid)),
  )
}

function shared(uuid: string): string {
  const found = known.get(uuid)
  if (found !== undefined) return found
  // What is cut out of a text holds all of it in memory.
  const copy = Buffer.from(uuid, 'latin1').toString('latin1')
  if (known.size >= most) known.clear()
  known.set(copy, copy)
  return copy
}
