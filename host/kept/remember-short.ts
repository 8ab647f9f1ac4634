/** Browsers say few different things, and none of them is longer. */
const longest = 100
const most = 100

/** Remembers what a header means. Whoever sends long ones, or always others, fills no memory with them. */
export function rememberShort<Meaning>(read: (text: string) => Meaning): (text: string) => Meaning {
  const known = new Map<string, Meaning>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found
    const meaning = read(text)
    if (text.length <= longest) {
      if (known.size >= most) known.clear()
      known.set(text, meaning)
    }
    return meaning
  }
}
