import type { Compared, ComparedRow } from '@gema/contract/calls/compare-list.ts'

/** Some of the products, in this order; what is equal is so among them alone, what is best among all. */
export function withProducts(compared: Compared, uuids: readonly string[]): Compared {
  const places = uuids
    .map((uuid) => compared.products.findIndex((product) => product.uuid === uuid))
    .filter((place) => place >= 0)
  const row = (one: ComparedRow): ComparedRow => {
    const values = places.map((place) => one.values[place] ?? null)
    return {
      ...one,
      values,
      is_equal: values.length > 1 && values.every((value) => value === values[0]),
      best: places.flatMap((place, column) => (one.best.includes(place) ? [column] : [])),
    }
  }
  return {
    ...compared,
    products: places.flatMap((place) => compared.products[place] ?? []),
    groups: compared.groups.map(({ group, rows }) => ({ group, rows: rows.map(row) })),
  }
}

/** The rows to read: those that say something, and where wanted only those that differ. */
export function shownGroups({ groups }: Compared, hideEqual: boolean): Compared['groups'] {
  return groups
    .map(({ group, rows }) => ({
      group,
      rows: rows.filter(
        ({ values, is_equal: equal }) => values.some((value) => value !== null) && !(hideEqual && equal),
      ),
    }))
    .filter(({ rows }) => rows.length > 0)
}

/** The two that stand on a phone: those that were chosen, as long as they are there, and else the first ones. */
export function pairOf(uuids: readonly string[], chosen: readonly string[]): string[] {
  const kept = chosen.filter((uuid) => uuids.includes(uuid))
  return [...kept, ...uuids.filter((uuid) => !kept.includes(uuid))].slice(0, 2)
}

/** Another product in a column of a phone; one that stands in the other column changes places with this one. */
export function pairWith(pair: readonly string[], column: number, uuid: string): string[] {
  const before = pair[column]
  return pair.map((one, place) => {
    if (place === column) return uuid
    return one === uuid && before !== undefined ? before : one
  })
}
