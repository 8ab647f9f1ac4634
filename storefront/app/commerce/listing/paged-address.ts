/** The address of a page of a list; the first one is the list itself. */
export const pagedAddress = (address: string, page: number): string =>
  page > 1 ? `${address}${address.includes('?') ? '&' : '?'}page=${page}` : address
