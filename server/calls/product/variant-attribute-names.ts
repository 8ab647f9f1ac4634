import { inLanguage, type Translated } from '@gema/contract/values/language.ts'

/** What shoppers choose between, in the order in which they are asked. */
const names: Record<string, Translated> = {
  finish: { en: 'Finish', id: 'Warna dan lapisan' },
  size: { en: 'Size', id: 'Ukuran' },
  length: { en: 'Length', id: 'Panjang' },
  seats: { en: 'Seats', id: 'Dudukan' },
  set: { en: 'Set', id: 'Isi set' },
}

const order = Object.keys(names)

/** What an attribute is called that variants differ by; one that the shop has made up itself is called by its key. */
export function variantAttributeName(key: string, language: string): string {
  const name = Object.hasOwn(names, key) ? names[key] : undefined
  return name ? inLanguage(name, language) : key
}

/** Sorts the keys of attributes: those with a place first, then the others by their keys. */
export function inAttributeOrder(keys: Iterable<string>): string[] {
  const place = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length)
  return [...keys].toSorted((a, b) => place(a) - place(b) || a.localeCompare(b))
}
