import { saveBrands, saveCategories } from '../modules/catalogue/catalogue.ts'
import { saveStores, storeIds } from '../modules/stores/stores.ts'
import type { TestShop } from './start-test-shop.ts'

/** Where the products of tests stand when nothing else is said: one maker, one sub-category, one store. */
export const shelf = {
  brandUuid: '0a000000-0000-4000-8000-000000000001',
  mainUuid: '0a000000-0000-4000-8000-000000000002',
  categoryUuid: '0a000000-0000-4000-8000-000000000003',
  neighbourUuid: '0a000000-0000-4000-8000-000000000004',
  store: 'gema-uji',
}

const named = (en: string, id: string) => ({
  name: { en, id },
  slug: { en: en.toLowerCase().replaceAll(' ', '-'), id: id.toLowerCase().replaceAll(' ', '-') },
})

/** Puts the shelf up, if it does not stand yet, and answers the id of its store. */
export async function aShelf({ shop }: Pick<TestShop, 'shop'>): Promise<number> {
  await saveBrands(shop.db, [
    {
      uuid: shelf.brandUuid,
      slug: 'laras',
      name: 'Laras',
      origin: { en: 'Bandung, West Java', id: 'Bandung, Jawa Barat' },
      tagline: { en: 'Sound of home', id: 'Suara rumah' },
      story: { en: 'Made by hand.', id: 'Dibuat tangan.' },
    },
  ])
  await saveCategories(shop.db, [
    {
      uuid: shelf.mainUuid,
      ...named('Home theater', 'Bioskop rumah'),
      children: [
        { uuid: shelf.categoryUuid, ...named('Tower speakers', 'Speaker lantai') },
        { uuid: shelf.neighbourUuid, ...named('Subwoofers', 'Subwoofer') },
      ],
    },
  ])
  return aStore({ shop }, { slug: shelf.store, name: 'Gema Uji' })
}

/** A store by its slug; answers its id. */
export async function aStore(
  { shop }: Pick<TestShop, 'shop'>,
  given: { slug: string; name: string; kind?: 'own' | 'partner'; position?: number },
): Promise<number> {
  const known = (await storeIds(shop.db)).get(given.slug)
  if (known !== undefined) return known
  await saveStores(shop.db, [
    {
      kind: 'own',
      address: 'Jl. RS Fatmawati Raya No. 88',
      city: 'Jakarta Selatan',
      postcode: '12430',
      phone: '+62 21 5550 0188',
      whatsapp: '6281255500188',
      note: { en: '4 demo rooms', id: '4 ruang demo' },
      directionsUrl: 'https://www.openstreetmap.org/',
      hours: [{ weekday: 1, opens: 600, closes: 1200 }],
      ...given,
    },
  ])
  return (await storeIds(shop.db)).get(given.slug) ?? 0
}
