import type { CatalogueFacts, PrintedGoods } from '../modules/printed-catalogue/catalogue-facts.ts'

/** A product as it is printed. */
export const someGoods = (given: Partial<PrintedGoods> = {}): PrintedGoods => ({
  url: 'https://shop.example/aria/product/0a000000-0000-4000-8000-000000000001',
  brand: 'Laras',
  name: 'Aria Tower Speaker',
  summary: 'A speaker for rooms.',
  code: 'LRS-ARIA',
  figures: [{ label: 'Impedance', value: '8\u00A0Ω' }],
  choices: [{ of: 'finish', names: ['Walnut', 'Oak', 'White'] }],
  price: { current: 1_000_000, selling: 1_000_000, percent: 0 },
  isFrom: false,
  picture: null,
  ...given,
})

/** So many products, each with a name and a page of its own. */
export const manyGoods = (count: number, mark: string, given: Partial<PrintedGoods> = {}): PrintedGoods[] =>
  Array.from({ length: count }, (_, place) =>
    someGoods({
      name: `Speaker ${mark} ${place + 1}`,
      url: `https://shop.example/speaker-${mark}-${place + 1}/product/page`,
      ...given,
    }),
  )

/** A catalogue of two categories, as far as a test does not say otherwise. */
export const catalogueFacts = (given: Partial<CatalogueFacts> = {}): CatalogueFacts => ({
  language: 'en',
  sections: [
    {
      name: 'Home theater',
      tagline: 'Systems for film',
      scene: 'living-room.webp',
      groups: [
        { name: 'Tower speakers', goods: manyGoods(5, 'tower') },
        { name: 'Subwoofers', goods: manyGoods(4, 'sub') },
      ],
    },
    {
      name: 'Karaoke',
      tagline: 'Loud and clear',
      scene: null,
      groups: [{ name: 'Microphones', goods: manyGoods(1, 'mic') }],
    },
  ],
  printed: 10,
  total: 10,
  cover: 'cover.webp',
  seller: {
    name: 'Gema',
    tagline: 'Audio for rooms you live in.',
    colour: '#4338ca',
    phone: '(021) 5550 0188',
    email: 'halo@gema.example',
    url: 'https://shop.example',
  },
  stores: [
    {
      name: 'Gema Fatmawati',
      lines: ['Jl. RS Fatmawati Raya No. 88', 'Jakarta Selatan 12430', '+62 21 5550 0188'],
      note: '4 demo rooms',
      hours: [{ weekday: 1, opens: 600, closes: 1200 }],
    },
  ],
  money: { icon: 'Rp', position: 1, decimalFormat: 'id-ID' },
  ...given,
})
