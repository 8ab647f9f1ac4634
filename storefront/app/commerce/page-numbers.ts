/**
 * The page numbers that are shown: the first, the last, and those around the current one. A gap is a negative number,
 * so that each has a key of its own.
 */
export function pagesShown(current: number, last: number): number[] {
  const wanted = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last)
  const pages = [...new Set(wanted)].sort((one, other) => one - other)
  return pages.flatMap((page, place) => {
    const before = pages[place - 1] ?? 0
    if (page - before === 2) return [page - 1, page]
    return page - before > 2 ? [-page, page] : [page]
  })
}

/** The same address at another page of its list; the first page has no number. */
export function pageAddress(location: { pathname: string; search: string }, page: number): string {
  const query = new URLSearchParams(location.search)
  if (page > 1) query.set('page', String(page))
  else query.delete('page')
  const text = query.toString()
  return text === '' ? location.pathname : `${location.pathname}?${text}`
}
