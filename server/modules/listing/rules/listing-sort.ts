export type ListingSort =
  | 'relevance'
  | 'newest'
  | 'price_low'
  | 'price_high'
  | 'best_selling'
  | 'rating'
  | 'discount'
