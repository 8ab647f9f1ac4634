import type { ProductCard } from '@gema/contract/shapes/product-card.ts'
import type { ItemList, WithContext } from 'schema-dts'
import { addressOf } from '../../addresses.ts'
import type { ShopPageData } from '../../api/load-shop.ts'
import { wholeAddress } from './whole-address.ts'

/** The products of a list, in the order in which they stand there. */
export const productListData = (
  shop: ShopPageData,
  name: string,
  cards: readonly ProductCard[],
): WithContext<ItemList> => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  name,
  numberOfItems: cards.length,
  itemListElement: cards.map((card, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name: card.name,
    url: wholeAddress(shop, addressOf('product', { main: card.slug, id: card.uuid })),
  })),
})
