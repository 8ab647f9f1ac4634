/** A list of ids with one on it, or without it; the newest last. */
export function idsWith(ids: readonly string[], id: string, on: boolean): string[] {
  if (on) return ids.includes(id) ? [...ids] : [...ids, id]
  return ids.filter((one) => one !== id)
}

/** What an answer says of the whole list, where it does. */
export function idsIn(data: object): string[] | undefined {
  if ('uuids' in data) return data.uuids as string[]
  if ('slugs' in data) return data.slugs as string[]
  return undefined
}
