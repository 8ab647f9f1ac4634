/** A search needs at least this many letters and takes at most so many; `contract/values/search-text.ts` holds to the same. */
export const shortestSearch = 3
export const longestSearch = 100

/** Nothing is asked until someone stops typing for so long, in milliseconds. */
export const typingDelay = 700

/** The popup outlives the focus for a moment, in milliseconds: a press on it takes the focus away first. */
export const closingDelay = 100

/** How many searches this browser remembers. */
export const mostRecentSearches = 8
