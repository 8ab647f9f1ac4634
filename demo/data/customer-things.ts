interface DemoAddress {
  label: string
  subdistrict: string
  postcode: string
  street: string
  landmark?: string
}

export interface CustomerThings {
  email: string
  /** The first one is the default. */
  addresses: DemoAddress[]
  /** Keys of products, the newest wish first. */
  wishes: string[]
  /** Keys of products of one main category, in the order of their columns. */
  compared: string[]
  /** Slugs of stores, the newest first. */
  followed: string[]
  /** Codes of vouchers in the wallet. */
  vouchers: string[]
}

/** What the customers of the demo have gathered so far. */
export const demoCustomerThings: CustomerThings[] = [
  {
    email: 'dewi@surel.example',
    addresses: [
      {
        label: 'Rumah',
        subdistrict: '32.76.06.1003',
        postcode: '16426',
        street: 'Jl. Kenanga III No. 14',
        landmark: 'Pagar hijau, seberang musala',
      },
      {
        label: 'Kantor',
        subdistrict: '31.74.07.1007',
        postcode: '12160',
        street: 'Gedung Selaras lantai 6, Jl. Prapanca Raya No. 9',
      },
    ],
    wishes: [
      'laras-aria-9',
      'ohmura-rx-980',
      'tembaga-bumi-12',
      'serat-larik',
      'auvela-lumen-l4',
      'serat-teater-2',
      'norrvik-tyst-open-back',
      'halden-rae-model-two',
      'kidung-merdu-w2',
      'auvela-kanvas-120',
      'ruang-teduh-senja',
      'laras-langit-8',
      'tembaga-urat-4',
      'norrvik-linje-7',
    ],
    compared: ['laras-aria-9', 'laras-aria-5', 'velmar-punkt-6'],
    followed: ['gema-fatmawati', 'kayu-jepara-studio'],
    // Five that can be used, one that comes, one that is over and one that others have used up.
    vouchers: [
      'ONGKIR150',
      'BIOSKOP500',
      'LARAS300',
      'GEMA1JT',
      'TAMUTOKO',
      'PEKANDEPAN',
      'OKTOBERSERU',
      'KILAT100',
    ],
  },
  {
    email: 'bima@surel.example',
    addresses: [
      {
        label: 'Rumah',
        subdistrict: '31.72.06.1001',
        postcode: '14240',
        street: 'Jl. Gading Elok Timur II Blok FX No. 5',
      },
    ],
    wishes: ['kidung-panggung-12', 'kidung-kx-900', 'kidung-biduan-24', 'vokalis-suluk-s1'],
    compared: ['kidung-merdu-w2', 'vokalis-lantang-50'],
    followed: ['gema-kelapa-gading', 'gema-fatmawati', 'nada-prima-bandung'],
    vouchers: ['NYANYI8', 'ONGKIR150'],
  },
]
