import type { collectionFetch } from '@gema/contract/calls/catalogue.ts'
import type { Handler } from '../../http/handler.ts'
import { allCollections } from '../../modules/catalogue/catalogue.ts'
import type { Shop } from '../../shop.ts'
import { presentCollection } from './present-collection.ts'

/** Every collection: the front page shows the first few of them. */
export const answerCollectionFetch: Handler<typeof collectionFetch, Shop> = async (
  _input,
  { shop, language },
) => {
  const collections = await allCollections(shop.db)
  return collections.map((collection) => presentCollection(collection, language))
}
