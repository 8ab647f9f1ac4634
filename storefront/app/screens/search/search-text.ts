/** The same limits as in the contract, which the browser does not load. */
const shortest = 3
const longest = 100

/** What is searched for: without spaces around, cut where it is too long; too short is no search. */
export function searchTextOf(typed: string | null): { text: string; enough: boolean } {
  const text = [...(typed ?? '').trim()].slice(0, longest).join('').trim()
  return { text, enough: text.length >= shortest }
}
