/** Opening hours as people write them: `days` from 1 = Monday to 7 = Sunday, full hours. */
const hours = (days: number[], opens: number, closes: number) =>
  days.map((weekday) => ({ weekday, opens: opens * 60, closes: closes * 60 }))

export const demoStores = [
  {
    slug: 'gema-fatmawati',
    kind: 'own' as const,
    name: 'Gema Fatmawati',
    address: 'Jl. RS Fatmawati Raya No. 88, Cilandak',
    city: 'Jakarta Selatan',
    postcode: '12430',
    phone: '+62 21 5550 0188',
    whatsapp: '6281255500188',
    note: {
      en: '4 demo rooms · parking behind the store',
      id: '4 ruang demo · parkir di belakang toko',
    },
    picture: 'scene-cinema.webp',
    directionsUrl: 'https://www.openstreetmap.org/directions?to=-6.2925%2C106.7970',
    hours: [...hours([1, 2, 3, 4, 5, 6], 10, 20), ...hours([7], 11, 18)],
  },
  {
    slug: 'gema-kelapa-gading',
    kind: 'own' as const,
    name: 'Gema Kelapa Gading',
    address: 'Jl. Boulevard Raya Blok QA No. 17',
    city: 'Jakarta Utara',
    postcode: '14240',
    phone: '+62 21 5550 0217',
    whatsapp: '6281255500217',
    note: { en: '3 demo rooms · karaoke studio', id: '3 ruang demo · studio karaoke' },
    picture: 'scene-karaoke-room.webp',
    directionsUrl: 'https://www.openstreetmap.org/directions?to=-6.1590%2C106.9056',
    hours: hours([1, 2, 3, 4, 5, 6, 7], 10, 21),
  },
]
