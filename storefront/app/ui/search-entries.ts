/** One thing that can be chosen from a list. */
export interface SearchEntry {
  value: string
  text: string
  /** Stands at the far end of the line, such as a number. */
  end?: string
}

export interface TextPart {
  /** Which letter it begins with. */
  from: number
  text: string
  typed: boolean
}

/** Letters without their accents and their case; as many as there were, so that places stay the same. */
const plain = (text: string): string[] =>
  [...text].map((letter) => letter.normalize('NFD').charAt(0).toLowerCase())

const wordsOf = (typed: string): string[] => plain(typed).join('').split(/\s+/).filter(Boolean)

/**
 * How well a text answers what was typed: 0 begins with it, 1 has a word that does, 2 holds it; nothing if it does not.
 * Long names are known by their first letters: "dki" is Daerah Khusus Ibukota, "ntb" is Nusa Tenggara Barat.
 */
function rankOf(text: string, words: readonly string[]): number | undefined {
  const found = plain(text).join('')
  const initials = wordsIn(found)
    .map((word) => word.charAt(0))
    .join('')
  const isShort = (word: string) => word.length > 1 && initials.startsWith(word)
  if (!words.every((word) => found.includes(word) || isShort(word))) return undefined
  const [first = ''] = words
  if (found.startsWith(first) || isShort(first)) return 0
  return startsAWord(found, first) ? 1 : 2
}

const wordsIn = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u)

const startsAWord = (text: string, word: string): boolean => wordsIn(text).some((one) => one.startsWith(word))

/** The entries that hold every word that was typed, the closest first; all of them where nothing was typed. */
export function findEntries(entries: readonly SearchEntry[], typed: string): readonly SearchEntry[] {
  const words = wordsOf(typed)
  if (words.length === 0) return entries
  const ranked = entries.flatMap((entry) => {
    const rank = rankOf(entry.text, words)
    return rank === undefined ? [] : [{ entry, rank }]
  })
  return ranked.sort((a, b) => a.rank - b.rank).map(({ entry }) => entry)
}

/** A text cut where what was typed begins and ends: at the start of a word where it can be, else at its first place. */
export function partsOf(text: string, typed: string): TextPart[] {
  const letters = [...text]
  const marked = new Array<boolean>(letters.length).fill(false)
  const searched = plain(text)
  for (const word of wordsOf(typed)) {
    const place = placeOf(searched, [...word])
    if (place >= 0) marked.fill(true, place, place + [...word].length)
  }
  const parts: TextPart[] = []
  letters.forEach((letter, index) => {
    const typedHere = marked[index] === true
    const last = parts.at(-1)
    if (last?.typed === typedHere) last.text += letter
    else parts.push({ from: index, text: letter, typed: typedHere })
  })
  return parts
}

function placeOf(letters: readonly string[], word: readonly string[]): number {
  const places = letters
    .map((_, place) => place)
    .filter((place) => word.every((w, i) => letters[place + i] === w))
  const atWord = places.find((place) => place === 0 || !/[\p{L}\p{N}]/u.test(letters[place - 1] ?? ''))
  return atWord ?? places[0] ?? -1
}

/** The place of the next entry that begins with a letter, for lists without a search field; it goes round. */
export function nextBeginningWith(entries: readonly SearchEntry[], letters: string, from: number): number {
  const searched = plain(letters).join('')
  // The same letter again goes on to the next; more letters may stay where they are.
  const first = letters.length > 1 ? from : from + 1
  for (let step = 0; step < entries.length; step += 1) {
    const place = (first + step) % entries.length
    if (
      plain(entries[place]?.text ?? '')
        .join('')
        .startsWith(searched)
    )
      return place
  }
  return from
}
