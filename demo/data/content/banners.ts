import { type Both, both } from '../both.ts'

interface DemoBanner {
  /** 6 leads to the banner's own address; every other number to the list or page that `source` names. */
  sourceType: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9
  source:
    | 'category'
    | 'sub_category'
    | 'brand'
    | 'collection'
    | 'store'
    | 'url'
    | 'flash_sale'
    | 'simulation'
    | 'recommended'
  /** What it is about: an English category path, the key of a brand or a collection, the slug of a store. */
  of: string | null
  slug: string
  title: Both
  text: Both
  linkText: Both
  /** Where it leads, without the language in front and without ids. */
  link: Both
  /** Only for source type 6. */
  url: string | null
  /** Of the picture library. */
  picture: string
  isActive: boolean
  closable: boolean
}

const everywhere = (address: string): Both => both(address, address)

/** One of each type. */
export const demoBanners: DemoBanner[] = [
  {
    sourceType: 1,
    source: 'category',
    of: 'karaoke',
    slug: 'karaoke',
    title: both('Saturday is for singing', 'Sabtu waktunya bernyanyi'),
    text: both(
      'Speakers, amplifier and two microphones, matched in our studio.',
      'Speaker, amplifier, dan dua mikrofon, sudah dicocokkan di studio kami.',
    ),
    linkText: both('See karaoke', 'Lihat karaoke'),
    link: everywhere('/all/karaoke'),
    url: null,
    picture: 'tile-karaoke.webp',
    isActive: true,
    closable: false,
  },
  {
    sourceType: 2,
    source: 'sub_category',
    of: 'home-theater/subwoofers',
    slug: 'subwoofers',
    title: both('The part you feel', 'Bagian yang terasa'),
    text: both(
      'Subwoofers for rooms from 12 to 45 m², with free advice on where to put them.',
      'Subwoofer untuk ruang 12 sampai 45 m², lengkap dengan saran penempatan gratis.',
    ),
    linkText: both('See subwoofers', 'Lihat subwoofer'),
    link: both('/all/home-theater/subwoofers', '/all/home-theater/subwoofer'),
    url: null,
    picture: 'subwoofer--glossblack--hero.webp',
    isActive: true,
    closable: false,
  },
  {
    sourceType: 3,
    source: 'brand',
    of: 'laras',
    slug: 'laras',
    title: both('Laras Aria, in real walnut', 'Laras Aria, dengan walnut asli'),
    text: both(
      'One series from bookshelf to tower, one voice in the whole room.',
      'Satu seri dari speaker rak sampai speaker lantai, satu warna suara di seluruh ruang.',
    ),
    linkText: both('Meet Laras', 'Kenali Laras'),
    link: everywhere('/laras/brand'),
    url: null,
    picture: 'tower-large--walnut--hero.webp',
    isActive: true,
    closable: false,
  },
  {
    sourceType: 4,
    source: 'collection',
    of: 'dedicated-cinema',
    slug: 'a-room-for-cinema',
    title: both('A room for cinema', 'Ruang khusus bioskop'),
    text: both(
      'Screens, lasers, recliners. Put together by the people who install them.',
      'Layar, laser, recliner. Dirangkai oleh orang yang memasangnya.',
    ),
    linkText: both('See the collection', 'Lihat koleksi'),
    link: both('/a-room-for-cinema/collection', '/ruang-khusus-bioskop/collection'),
    url: null,
    picture: 'tile-cinema.webp',
    isActive: true,
    closable: false,
  },
  {
    sourceType: 5,
    source: 'store',
    of: 'gema-fatmawati',
    slug: 'gema-fatmawati',
    title: both('An hour with your own songs', 'Satu jam bersama lagu Anda'),
    text: both(
      'Four demo rooms in Fatmawati, free and without appointment.',
      'Empat ruang demo di Fatmawati, gratis dan tanpa janji temu.',
    ),
    linkText: both('Visit the store', 'Kunjungi toko'),
    link: everywhere('/shop/gema-fatmawati'),
    url: null,
    picture: 'scene-vinyl-corner.webp',
    isActive: true,
    closable: false,
  },
  {
    sourceType: 6,
    source: 'url',
    of: null,
    slug: 'request-installation',
    title: both('We drill, you relax', 'Kami yang mengebor, Anda bersantai'),
    text: both(
      'Tell us about your room and choose a date. Jabodetabek and Bandung.',
      'Ceritakan ruang Anda dan pilih tanggalnya. Jabodetabek dan Bandung.',
    ),
    linkText: both('Request installation', 'Minta instalasi'),
    link: everywhere('/request-instalasi'),
    url: '/request-instalasi',
    picture: 'tile-home-theater.webp',
    isActive: true,
    closable: true,
  },
  {
    sourceType: 7,
    source: 'flash_sale',
    of: null,
    slug: 'flash-sale',
    title: both('Flash sale, by the clock', 'Flash sale, tepat waktu'),
    text: both(
      'Real prices, real quotas, and a countdown that does not start again.',
      'Harga nyata, kuota nyata, dan hitung mundur yang tidak diulang lagi.',
    ),
    linkText: both('See today’s sale', 'Lihat hari ini'),
    link: everywhere('/flash-sale'),
    url: null,
    picture: 'soundbar-set--black--hero.webp',
    isActive: true,
    closable: true,
  },
  {
    sourceType: 8,
    source: 'simulation',
    of: null,
    slug: 'simulation',
    title: both('Not sure what fits your room?', 'Belum yakin apa yang cocok?'),
    text: both(
      'Pick each part, and we check that power, impedance and room size agree.',
      'Pilih setiap bagiannya, kami periksa kecocokan daya, impedansi, dan ukuran ruang.',
    ),
    linkText: both('Start a simulation', 'Mulai simulasi'),
    link: everywhere('/simulation'),
    url: null,
    picture: 'av-receiver--black--hero.webp',
    isActive: true,
    closable: false,
  },
  {
    sourceType: 9,
    source: 'recommended',
    of: null,
    slug: 'recommended',
    title: both('Gifts for Lebaran', 'Hadiah untuk Lebaran'),
    text: both(
      'Headphones, small speakers and microphones that arrive in time.',
      'Headphone, speaker mungil, dan mikrofon yang tiba tepat waktu.',
    ),
    linkText: both('See gifts', 'Lihat hadiah'),
    link: everywhere('/etalase/productRecommended'),
    url: null,
    picture: 'headphones--tan--hero.webp',
    isActive: false,
    closable: true,
  },
]
