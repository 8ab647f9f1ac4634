import type { StoreCard } from '@gema/contract/shapes/store-card.ts'
import { expect, test } from 'vitest'
import { aShopPage } from './a-shop-page.ts'
import { storeData } from './store-data.ts'

const hours = (weekdays: number[], opens: number, closes: number) =>
  weekdays.map((weekday) => ({ weekday, opens, closes }))

const store: StoreCard = {
  uuid: '00000000-0000-4000-8000-000000000031',
  slug: 'gema-fatmawati',
  name: 'Gema Fatmawati',
  address: 'Jl. RS Fatmawati Raya No. 88',
  city: 'Jakarta Selatan',
  postcode: '12430',
  phone: '+62 21 5550 0188',
  whatsapp: '6281255500188',
  note: '4 demo rooms',
  image: null,
  directions_url: 'https://maps.example/directions?to=-6.2925%2C106.7970',
  hours: [...hours([1, 2, 3, 4, 5, 6], 600, 1200), ...hours([7], 660, 1440)],
}

test('a store says where it is and when it is open', () => {
  expect(storeData(aShopPage('id'), store)).toMatchObject({
    url: 'https://shop.example/id/shop/gema-fatmawati',
    address: { streetAddress: 'Jl. RS Fatmawati Raya No. 88', addressCountry: 'ID' },
    geo: { latitude: -6.2925, longitude: 106.797 },
    openingHoursSpecification: [
      { opens: '10:00', closes: '20:00', dayOfWeek: { length: 6, 5: 'https://schema.org/Saturday' } },
      { opens: '11:00', closes: '23:59', dayOfWeek: ['https://schema.org/Sunday'] },
    ],
    parentOrganization: { '@id': 'https://shop.example/#organization' },
  })
})

test('a partner is not said to belong to the shop, and an unreadable map gives no place', () => {
  const partner = { ...store, is_own: false, directions_url: 'https://maps.example/short' }
  const data = storeData(aShopPage(), partner)
  expect(data).not.toHaveProperty('parentOrganization')
  expect(data).not.toHaveProperty('geo')
})
