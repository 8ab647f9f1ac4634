/** The first line that defines the key (or quotes it); 1 when it is put together elsewhere. */
export function lineOfKey(text: string, key: string): number {
  const escaped = key.replace(/[^\w]/g, '\\$&')
  const lines = text.split('\n')
  const definition = new RegExp(`(^|[\\s{,'"\`])${escaped}['"\`]?\\s*:`)
  const quoted = new RegExp(`['"\`]${escaped}['"\`]`)
  const at = lines.findIndex((line) => definition.test(line))
  return Math.max(at === -1 ? lines.findIndex((line) => quoted.test(line)) : at, 0) + 1
}
