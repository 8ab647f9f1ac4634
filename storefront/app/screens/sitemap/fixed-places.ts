import type { AddressName } from '../../addresses.ts'
import type { WordKey } from '../../language/define-words.ts'
import type { sitemapWords } from './sitemap-words.ts'

export interface FixedPlace {
  to: AddressName
  word: WordKey<typeof sitemapWords>
}

/** Screens that are always there, whatever the shop sells. */
export const fixedPlaces: { title: WordKey<typeof sitemapWords>; places: FixedPlace[] }[] = [
  {
    title: 'shop',
    places: [
      { to: 'home', word: 'home' },
      { to: 'categories', word: 'categories' },
      { to: 'allProducts', word: 'all_products' },
      { to: 'flashSale', word: 'flash_sale' },
      { to: 'recommended', word: 'recommended' },
      { to: 'etalase', word: 'etalase' },
      { to: 'testimonies', word: 'testimonies' },
      { to: 'videos', word: 'videos' },
      { to: 'cart', word: 'cart' },
    ],
  },
  {
    title: 'services',
    places: [
      { to: 'simulations', word: 'simulations' },
      { to: 'installationRequest', word: 'installation' },
      { to: 'shipping', word: 'shipping' },
      { to: 'trackOrder', word: 'track_order' },
      { to: 'sellerRegistration', word: 'seller' },
    ],
  },
]
