/**
 * The uuids of what an answer shows; those of products are told when their stock changes. Each is copied: what is cut out
 * of a text holds all of it in memory.
 */
export const shownUuids = (json: string): Set<string> =>
  new Set(
    Array.from(json.matchAll(/"(?:product_)?uuid":"([0-9a-f-]{36})"/g), ([, uuid = '']) => copyOf(uuid)),
  )

const copyOf = (uuid: string): string => Buffer.from(uuid, 'latin1').toString('latin1')
