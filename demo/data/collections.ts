import { type Both, both } from './both.ts'

export interface DemoList {
  key: string
  name: Both
  text: Both
  picture: string
  /** Keys of products, in the order in which they are shown. */
  products: string[]
}

/** Hand-picked for a room, a wish or a budget. */
export const demoCollections: DemoList[] = [
  {
    key: 'first-home-theater',
    name: both('Your first home theater', 'Home theater pertama Anda'),
    text: both(
      'Everything for a living room of 12 to 20 m², with room to grow.',
      'Semua untuk ruang keluarga 12 sampai 20 m², bisa ditambah nanti.',
    ),
    picture: 'scene-living-room.webp',
    products: [
      'ohmura-rx-580',
      'laras-aria-2',
      'laras-aria-c',
      'laras-aria-s',
      'tembaga-bumi-10',
      'tembaga-urat-2',
      'serat-rentang-140',
    ],
  },
  {
    key: 'dedicated-cinema',
    name: both('A room for cinema', 'Ruang khusus bioskop'),
    text: both(
      'Projector, screen, seats and quiet walls.',
      'Proyektor, layar, kursi, dan dinding yang tenang.',
    ),
    picture: 'scene-cinema.webp',
    products: [
      'auvela-lumen-l4',
      'auvela-kanvas-120',
      'ohmura-rx-1180',
      'laras-aria-9',
      'laras-aria-c9',
      'laras-langit-8',
      'tembaga-bumi-15',
      'serat-teater-3',
      'serat-redam-tebal',
    ],
  },
  {
    key: 'family-karaoke',
    name: both('Karaoke for the family', 'Karaoke keluarga'),
    text: both('Sing on Saturday, tidy on Sunday.', 'Sabtu bernyanyi, Minggu tetap rapi.'),
    picture: 'scene-karaoke-room.webp',
    products: [
      'kidung-kx-900',
      'kidung-panggung-12',
      'kidung-merdu-w2',
      'kidung-biduan-24',
      'vokalis-lantang-50',
      'vokalis-tegak-t',
      'suarga-tirai-12',
    ],
  },
  {
    key: 'vinyl-corner',
    name: both('The vinyl corner', 'Sudut piringan hitam'),
    text: both(
      'A turntable, two speakers and one good chair.',
      'Satu pemutar, dua speaker, satu kursi yang enak.',
    ),
    picture: 'scene-vinyl-corner.webp',
    products: [
      'halden-rae-model-two',
      'ohmura-a-45',
      'candra-sabit-16',
      'laras-aria-3',
      'serat-tumpu-60',
      'ruang-teduh-senja',
      'norrvik-tyst-open-back',
    ],
  },
  {
    key: 'soundbar-and-done',
    name: both('One bar and done', 'Cukup satu soundbar'),
    text: both('Better sound in ten minutes.', 'Suara lebih baik dalam sepuluh menit.'),
    picture: 'soundbar-set--black--hero.webp',
    products: [
      'norrvik-linje-7',
      'norrvik-linje-5',
      'norrvik-linje-1',
      'candra-senja-104',
      'norrvik-linje-3-sub',
      'candra-senja-84',
      'norrvik-linje-9',
    ],
  },
  {
    key: 'small-rooms',
    name: both('Small rooms, big evenings', 'Ruang kecil, malam yang seru'),
    text: both('For apartments and bedrooms under 12 m².', 'Untuk apartemen dan kamar di bawah 12 m².'),
    picture: 'bookshelf-coaxial--white--hero.webp',
    products: [
      'velmar-punkt-4',
      'kanaya-mado-d',
      'laras-aria-1',
      'dentum-tabuh-8',
      'brightholm-lantern-2',
      'norrvik-linje-1',
      'ruang-teduh-sarang-mini',
    ],
  },
  {
    key: 'quiet-walls',
    name: both('Quiet walls', 'Dinding yang tenang'),
    text: both(
      'Panels that take the echo away, not the room.',
      'Panel yang menghilangkan gema, bukan ruangnya.',
    ),
    picture: 'slat-panel--walnut--hero.webp',
    products: [
      'serat-larik',
      'serat-redam',
      'ruang-teduh-sarang',
      'ruang-teduh-pojok-37',
      'serat-larik-120',
      'serat-redam-mini',
      'serat-redam-tebal',
    ],
  },
  {
    key: 'under-five-million',
    name: both('Good under five million', 'Bagus di bawah lima juta'),
    text: both('Where we would begin ourselves.', 'Dari sini kami sendiri akan mulai.'),
    picture: 'amplifier-compact--silver--hero.webp',
    products: [
      'kanaya-mado-d',
      'laras-aria-2',
      'kidung-pesta-210',
      'norrvik-tyst-open-back',
      'tembaga-urat-4',
      'dentum-tabuh-8',
      'kidung-kx-600',
      'kidung-merdu-w2',
    ],
  },
  {
    key: 'party-at-home',
    name: both('Party at home', 'Pesta di rumah'),
    text: both('Wheels, light and a microphone.', 'Beroda, bercahaya, ada mikrofonnya.'),
    picture: 'party-speaker--magenta--hero.webp',
    products: [
      'kidung-pesta-210',
      'kidung-pesta-212',
      'suarga-tugu-8',
      'kidung-pesta-206',
      'kidung-merdu-w1',
      'suarga-ramu-6-usb',
      'kidung-pesta-208',
    ],
  },
  {
    key: 'new-this-season',
    name: both('New this season', 'Baru musim ini'),
    text: both('Fresh on the shelf, ready to be heard.', 'Baru di rak, siap didengarkan.'),
    picture: 'projector-ust--white--hero.webp',
    products: [
      'brightholm-shore-5',
      'velmar-bakke-3',
      'kanaya-hoshi-7',
      'norrvik-tyst-fri',
      'candra-purnama-16',
      'nadira-padu-16',
      'vokalis-suluk-s2',
    ],
  },
]
