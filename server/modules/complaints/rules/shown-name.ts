const longest = 100

/** How a file is called where it is shown: its own name, without folders and without anything that cannot be seen. */
export function shownName(name: string): string {
  const own = name.toWellFormed().split(/[\\/]/).at(-1) ?? ''
  const seen = own
    .replace(/[\p{Cc}\p{Cf}\p{Z}]+/gu, ' ')
    .replace(/[<>:"|?*]/g, '')
    .trim()
  const letters = [...seen]
  if (letters.length <= longest) return seen === '' ? 'file' : seen
  // The end of a name says what it is.
  return `${letters.slice(0, longest - 9).join('')}…${letters.slice(-8).join('')}`
}
