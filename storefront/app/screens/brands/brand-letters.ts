/** The letter under which a name is looked up; anything that does not begin with one stands under #. */
export function letterOf(name: string): string {
  const letter = name.normalize('NFD').charAt(0).toUpperCase()
  return /[A-Z]/.test(letter) ? letter : '#'
}

export const alphabet: readonly string[] = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** Sorts by name and marks what begins a letter: that is where the row of letters leads. */
export function markLetters<Item extends { name: string }>(items: Item[]): (Item & { begins?: string })[] {
  const seen = new Set<string>()
  const byName = new Intl.Collator('en')
  return items
    .toSorted((a, b) => byName.compare(a.name, b.name))
    .map((item) => {
      const letter = letterOf(item.name)
      if (seen.has(letter)) return item
      seen.add(letter)
      return { ...item, begins: letter }
    })
}
