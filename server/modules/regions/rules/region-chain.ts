/** The codes of the regions around one, from the province down to itself. */
export function regionsAround(code: string): string[] {
  const parts = code.split('.')
  return parts.map((_, place) => parts.slice(0, place + 1).join('.'))
}

/**
 * The place of the first region that is not known or does not lie directly in the one before it; the first must be a
 * province. Nothing where all is well.
 */
export function brokenPlace(chosen: string[], known: ReadonlySet<string>): number | undefined {
  const broken = chosen.findIndex((code, place) => {
    const around = regionsAround(code).at(-2)
    return !known.has(code) || around !== chosen[place - 1]
  })
  return broken === -1 ? undefined : broken
}
