interface FlatRoute {
  parentId?: string | undefined
  path?: string | undefined
}

const everywhere = '*'

const partsOf = (path: string): string[] => path.split('/').filter((part) => part !== '')

/** How many parts an address has, between its slashes; a route, at most. */
export const lengthOf = (path: string): number => partsOf(path).length

/** A part of a route that ends with `?` may be missing. */
function canBeOfLength(path: string, length: number): boolean {
  const parts = partsOf(path)
  return length <= parts.length && length >= parts.filter((part) => !part.endsWith('?')).length
}

/**
 * The routes that an address of so many parts could lead to, with what stands around them. React Router goes through all
 * that it knows, twice for a page, and two hundred take it a millisecond. Every screen tells its whole path.
 */
export function routesOfLength<Route extends FlatRoute>(
  routes: Readonly<Record<string, Route | undefined>>,
  length: number,
): Record<string, Route> {
  const chosen: Record<string, Route> = {}
  const choose = (id: string): void => {
    const route = routes[id]
    if (route === undefined) return
    if (route.parentId !== undefined) choose(route.parentId)
    chosen[id] = route
  }
  for (const [id, route] of Object.entries(routes)) {
    const { path } = route ?? {}
    if (path !== undefined && (path === everywhere || canBeOfLength(path, length))) choose(id)
  }
  return chosen
}
