/** What a search has found, by the ids of products: the better matches in an earlier list. */
export type Found = readonly (readonly number[])[]
