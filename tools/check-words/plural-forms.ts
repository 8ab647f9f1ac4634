/** The suffixes that the plural forms of a key have, in the languages of the world; English has one and other, Indonesian other. */
const suffix = /_(?:ordinal_)?(zero|one|two|few|many|other)$/

/** `items_one` → `items` when the words have an `items_other`; otherwise the key is an ordinary one and null comes back. */
export function pluralBaseOf(key: string, words: Readonly<Record<string, string>>): string | null {
  const base = key.replace(suffix, '')
  if (base === key) return null
  return `${base}_other` in words || `${base}_ordinal_other` in words ? base : null
}

/** The key that always exists among the forms of a plural. */
export function otherFormOf(key: string): string {
  return key.replace(/(zero|one|two|few|many|other)$/, 'other')
}

export function isOneForm(key: string): boolean {
  return key.endsWith('_one')
}
