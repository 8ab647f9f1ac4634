const longest = 100

/** How a photo is called where it is shown: its own name, without folders and without anything that cannot be seen. */
export function photoName(name: string): string {
  const own = name.toWellFormed().split(/[\\/]/).at(-1) ?? ''
  const seen = own.replace(/[\p{Cc}\p{Cf}\p{Z}<>"]+/gu, ' ').trim()
  return [...(seen === '' ? 'photo' : seen)].slice(0, longest).join('')
}
