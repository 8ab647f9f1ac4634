/** Host, port and name of a database address: never its user or password. */
export function placeOf(url: string): string {
  const { hostname, port, pathname } = new URL(url)
  return `${hostname || 'localhost'}:${port || '5432'}${pathname}`
}
