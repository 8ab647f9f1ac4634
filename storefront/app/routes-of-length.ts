interface FlatRoute {
  parentId?: string | undefined
  path?: string | undefined
}

const everywhere = '*'

/** How many parts an address has, between its slashes. */
export const lengthOf = (path: string): number => path.split('/').filter((part) => part !== '').length

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
    if (path !== undefined && (path === everywhere || lengthOf(path) === length)) choose(id)
  }
  return chosen
}
