const hidden = '•••'

const isHidden = (name: string): boolean => /^[^•]?•••[^•]?$/u.test(name)

/**
 * A name under a review: "Dewi Puspita Sari" → "D•••i P. S." Short first names show their first letter alone. What is
 * masked already stays as it is.
 */
export function maskName(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/)
  const letters = [...first]
  const last = letters.length > 2 ? letters.at(-1) : ''
  const initials = others.map((other) => `${[...other][0]}.`)
  return [isHidden(first) ? first : `${letters[0] ?? ''}${hidden}${last}`, ...initials].join(' ')
}
