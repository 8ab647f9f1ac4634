import type { CollectionCard } from '@gema/contract/shapes/collection-card.ts'
import { inLanguage } from '@gema/contract/values/language.ts'
import type { allCollections } from '../../modules/catalogue/catalogue.ts'

type Collection = Awaited<ReturnType<typeof allCollections>>[number]

export const presentCollection = (collection: Collection, language: string): CollectionCard => ({
  id: collection.id,
  slug: inLanguage(collection.slug, language),
  name: inLanguage(collection.name, language),
  text: inLanguage(collection.text, language),
  image: collection.image,
})
