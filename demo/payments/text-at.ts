/** The text or number at a path of some JSON, as text; nothing where there is none. */
export function textAt(value: unknown, ...path: (string | number)[]): string | undefined {
  let here = value
  for (const step of path) {
    if (typeof here !== 'object' || here === null) return undefined
    here = Object.entries(here).find(([key]) => key === String(step))?.[1]
  }
  return typeof here === 'string' || typeof here === 'number' ? String(here) : undefined
}

/** JSON, or nothing for what is none. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
