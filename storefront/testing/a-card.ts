import type { ProductCard } from '@gema/contract/shapes/product-card.ts'

/** A product in a list, at its usual price. */
export const aCard = (given: Partial<ProductCard> = {}): ProductCard => ({
  id: 1,
  uuid: 'd8896a9f-14b0-8f75-ad39-ab3d8447b85e',
  slug: 'aria-9-speaker',
  name: 'Aria 9 Floorstanding Speaker',
  brand: 'Laras',
  image_path: null,
  image_alt: '',
  default_price: 24_999_000,
  special_price: null,
  current_price: 24_999_000,
  pricing: {
    selling: 24_999_000,
    offered: null,
    price: 24_999_000,
    discount_percent: 0,
    end_time: null,
  },
  rating: null,
  rating_count: 0,
  sold_count: 0,
  stock: 6,
  only_inventory: null,
  is_new: false,
  has_installation: false,
  has_free_shipping: false,
  flash: null,
  ...given,
})
