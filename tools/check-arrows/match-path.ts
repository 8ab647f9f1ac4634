export type Names = Record<string, string>

/**
 * Holds a path against a pattern of the arrow table and returns the names it binds, or null.
 * `*` stands for a part of a name, `**` for any rest, `:own` for one whole name: the same each time it occurs, and the
 * one already bound where there is one.
 */
export function matchPath(pattern: string, path: string, bound: Names = {}): Names | null {
  const match = expressionFor(pattern, bound).exec(path)
  return match ? { ...bound, ...match.groups } : null
}

function expressionFor(pattern: string, bound: Names): RegExp {
  const seen = new Set<string>()
  const source = pattern.replace(/\*\*|\*|:([a-z]+)|[^\w/-]/g, (token, name: string | undefined) => {
    if (token === '**') return '.*'
    if (token === '*') return '[^/]*'
    if (name === undefined) return `\\${token}`
    const value = bound[name]
    if (value !== undefined) return value.replace(/[^\w-]/g, '\\$&')
    if (seen.has(name)) return `\\k<${name}>`
    seen.add(name)
    return `(?<${name}>[^/]+)`
  })
  return new RegExp(`^${source}$`)
}

/** A pattern in words, for people: `server/modules/:own/**` → `server/modules/cart`. */
export function describePattern(pattern: string, bound: Names): string {
  if (pattern.endsWith('/:any.ts')) return 'any door'
  if (pattern.endsWith('/:lower.ts')) return 'doors of lower rank'
  return pattern.replace(/:([a-z]+)/g, (token, name: string) => bound[name] ?? token).replace(/\/\*\*$/, '')
}
