import type { StoreCard } from '@gema/contract/shapes/store-card.ts'
import { inLanguage } from '@gema/contract/values/language.ts'
import type { Store } from '../../modules/stores/stores.ts'

export const presentStore = (store: Store, language: string): StoreCard => ({
  uuid: store.uuid,
  slug: store.slug,
  name: store.name,
  address: store.address,
  city: store.city,
  postcode: store.postcode,
  phone: store.phone,
  whatsapp: store.whatsapp,
  note: inLanguage(store.note, language),
  image: store.image,
  directions_url: store.directionsUrl,
  hours: store.hours,
})
