interface FlatRoute {
  parentId?: string | undefined
  path?: string | undefined
}

type Routes<Route> = Readonly<Record<string, Route | undefined>>

interface Screen {
  id: string
  /** In small letters; nothing where any word may stand. */
  words: (string | undefined)[]
  /** Without the parts that may be missing, which end with `?`. */
  fewest: number
}

const everywhere = '*'

const partsOf = (path: string): string[] => path.split('/').filter((part) => part !== '')

const screenOf = (id: string, path: string): Screen => {
  const parts = partsOf(path)
  return {
    id,
    words: parts.map((part) => (part.includes(':') ? undefined : part.toLowerCase())),
    fewest: parts.filter((part) => !part.endsWith('?')).length,
  }
}

/** React Router reads an address so: without regard to large letters, and after its signs are decoded. */
function wordsOf(pathname: string): string[] {
  const parts = partsOf(pathname.toLowerCase())
  if (!pathname.includes('%')) return parts
  try {
    return parts.map((part) => decodeURIComponent(part).toLowerCase())
  } catch {
    return parts
  }
}

const couldBe = ({ words: own, fewest }: Screen, words: string[]): boolean =>
  words.length <= own.length &&
  words.length >= fewest &&
  words.every((word, place) => own[place] === undefined || own[place] === word)

/**
 * The screens that an address could lead to, of all routes of the shop. React Router goes through all that it knows, twice
 * for a page, and two hundred take it a millisecond. Every screen tells its whole path, and only its end may be missing.
 */
export function screensOf(routes: Routes<FlatRoute>): (pathname: string) => string[] {
  const paths = Object.entries(routes).flatMap(([id, route]) =>
    route?.path === undefined ? [] : [{ id, path: route.path }],
  )
  const forAll = paths.filter(({ path }) => path === everywhere).map(({ id }) => id)
  const screens = paths.filter(({ path }) => path !== everywhere).map(({ id, path }) => screenOf(id, path))
  return (pathname) => {
    const words = wordsOf(pathname)
    return [...screens.filter((screen) => couldBe(screen, words)).map(({ id }) => id), ...forAll]
  }
}

/** These routes with what stands around them. */
export function routesAround<Route extends FlatRoute>(
  routes: Routes<Route>,
  ids: string[],
): Record<string, Route> {
  const chosen: Record<string, Route> = {}
  const choose = (id: string): void => {
    const route = routes[id]
    if (route === undefined) return
    if (route.parentId !== undefined) choose(route.parentId)
    chosen[id] = route
  }
  for (const id of ids) choose(id)
  return chosen
}
