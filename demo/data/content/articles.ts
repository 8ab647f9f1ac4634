import { type Both, both } from '../both.ts'
import type { BrandKey } from '../brand-keys.ts'

interface DemoArticle {
  slug: Both
  title: Both
  /** The lead under the title; the text does not repeat it. */
  summary: Both
  /** Of the picture library. */
  picture: string
  publishedDaysAgo: number
  minutes: number
  author: string
  authorNote: Both
  /** The first one is the subject that stands over the title. */
  tags: Both[]
  /** English slugs: `karaoke`, or `karaoke/microphones` where it is about a sub-category. */
  categories: string[]
  /** Shown beside the text as "Used in this room". */
  uses: { brand: BrandKey; model: string }[]
  /** Stem of the texts: `articles/<text>.en.md` and `articles/<text>.id.md`. */
  text: string
}

const bagus = {
  author: 'Bagus Santosa',
  authorNote: both('Installs about 90 rooms a year', 'Memasang sekitar 90 ruang setahun'),
}
const laksmi = {
  author: 'Laksmi Pradipta',
  authorNote: both('Measures and tunes our demo rooms', 'Mengukur dan menyetel ruang demo kami'),
}
const yohanes = {
  author: 'Yohanes Tirta',
  authorNote: both('Runs the karaoke studio in Kelapa Gading', 'Mengelola studio karaoke di Kelapa Gading'),
}
const arif = {
  author: 'Arif Wibisana',
  authorNote: both('Repairs amplifiers in Fatmawati', 'Memperbaiki amplifier di Fatmawati'),
}

const rooms = both('Rooms', 'Ruang')
const homeTheater = both('Home theater', 'Home theater')
const setUp = both('Setting up', 'Pemasangan')
const basics = both('Basics', 'Dasar')
const buying = both('Buying advice', 'Panduan membeli')

export const demoArticles: DemoArticle[] = [
  {
    slug: both('five-speakers-in-a-4-by-6-metre-room', 'lima-speaker-di-ruang-4-x-6-meter'),
    title: both('Five speakers in a 4 × 6 metre room', 'Lima speaker di ruang 4 × 6 meter'),
    summary: both(
      'Most living rooms in Jakarta are about this size. Here is where each speaker goes, what to do when a door is in the way, and how to know that it is right.',
      'Ruang keluarga di Jakarta kebanyakan seukuran ini. Inilah tempat setiap speaker, jalan keluar kalau ada pintu, dan cara tahu bahwa hasilnya benar.',
    ),
    picture: 'scene-living-room.webp',
    publishedDaysAgo: 6,
    minutes: 7,
    ...bagus,
    tags: [rooms, homeTheater],
    categories: ['home-theater', 'home-theater/floorstanding-speakers', 'home-theater/centre-speakers'],
    uses: [
      { brand: 'laras', model: 'Aria 5' },
      { brand: 'laras', model: 'Aria C' },
      { brand: 'laras', model: 'Aria S' },
      { brand: 'tembaga', model: 'Bumi 12' },
      { brand: 'ohmura', model: 'RX-980' },
    ],
    text: 'five-speakers-in-a-4-by-6-metre-room',
  },
  {
    slug: both('screen-size-and-seat-distance', 'ukuran-layar-dan-jarak-duduk'),
    title: both('Screen size and seat distance', 'Ukuran layar dan jarak duduk'),
    summary: both(
      'How large may the picture be, how high should it hang, and does the projector fit the room? One formula, one table and a roll of tape.',
      'Sebesar apa gambarnya boleh, setinggi apa dipasang, dan muatkah proyektornya? Satu rumus, satu tabel, dan segulung selotip.',
    ),
    picture: 'scene-cinema.webp',
    publishedDaysAgo: 20,
    minutes: 7,
    ...bagus,
    tags: [rooms, both('Projectors', 'Proyektor'), buying],
    categories: ['projectors-and-screens', 'projectors-and-screens/projection-screens'],
    uses: [
      { brand: 'auvela', model: 'Lumen L4' },
      { brand: 'auvela', model: 'Kanvas 120' },
      { brand: 'serat', model: 'Teater 2' },
    ],
    text: 'screen-size-and-seat-distance',
  },
  {
    slug: both('karaoke-without-feedback', 'karaoke-tanpa-feedback'),
    title: both('Karaoke without feedback', 'Karaoke tanpa feedback'),
    summary: both(
      'Where speakers and singers should stand, how to hold a microphone, and the five settings that stop the howl before it starts.',
      'Letak speaker dan penyanyi, cara memegang mikrofon, dan lima pengaturan yang menghentikan lengkingan sebelum terdengar.',
    ),
    picture: 'scene-karaoke-room.webp',
    publishedDaysAgo: 33,
    minutes: 7,
    ...yohanes,
    tags: [both('Karaoke', 'Karaoke'), setUp],
    categories: ['karaoke', 'karaoke/microphones', 'karaoke/karaoke-amplifiers'],
    uses: [
      { brand: 'kidung', model: 'KX-900' },
      { brand: 'kidung', model: 'Panggung 12' },
      { brand: 'kidung', model: 'Merdu W2' },
    ],
    text: 'karaoke-without-feedback',
  },
  {
    slug: both('impedance-explained', 'memahami-impedansi'),
    title: both('Four, six, eight ohm: impedance explained', 'Empat, enam, delapan ohm: memahami impedansi'),
    summary: both(
      'Which speaker goes with which amplifier, what happens when you connect a second pair, and why sensitivity tells you more than watts.',
      'Speaker mana cocok dengan amplifier mana, apa yang terjadi kalau menambah sepasang lagi, dan kenapa sensitivitas lebih penting dari watt.',
    ),
    picture: 'power-amplifier--silver--detail.webp',
    publishedDaysAgo: 47,
    minutes: 7,
    ...arif,
    tags: [basics, both('Amplifiers', 'Amplifier')],
    categories: ['home-theater/av-receivers', 'hi-fi-and-vinyl', 'hi-fi-and-vinyl/stereo-amplifiers'],
    uses: [
      { brand: 'ohmura', model: 'A-45' },
      { brand: 'laras', model: 'Aria 3' },
      { brand: 'tembaga', model: 'Urat 4' },
    ],
    text: 'impedance-explained',
  },
  {
    slug: both('where-to-put-a-subwoofer', 'di-mana-meletakkan-subwoofer'),
    title: both('Where to put a subwoofer', 'Di mana meletakkan subwoofer'),
    summary: both(
      'Why bass booms in one spot and vanishes in the next, four places to begin with, and the only test that is done on your knees.',
      'Kenapa bas berdentum di satu titik dan lenyap di titik lain, empat tempat untuk memulai, dan satu-satunya uji yang dilakukan sambil berlutut.',
    ),
    picture: 'subwoofer--walnut--front.webp',
    publishedDaysAgo: 61,
    minutes: 7,
    ...laksmi,
    tags: [rooms, both('Bass', 'Bas'), setUp],
    categories: ['home-theater', 'home-theater/subwoofers'],
    uses: [
      { brand: 'tembaga', model: 'Bumi 10' },
      { brand: 'tembaga', model: 'Bumi 12' },
    ],
    text: 'where-to-put-a-subwoofer',
  },
  {
    slug: both('acoustic-panels-how-many-and-where', 'panel-akustik-berapa-dan-di-mana'),
    title: both('Acoustic panels: how many, and where?', 'Panel akustik: berapa, dan di mana?'),
    summary: both(
      'Clap once, calculate for five minutes, then hang the first four panels where a mirror tells you to. With an example for 24 m².',
      'Bertepuk sekali, berhitung lima menit, lalu pasang empat panel pertama di tempat yang ditunjukkan cermin. Dengan contoh untuk 24 m².',
    ),
    picture: 'fabric-panels--sand--front.webp',
    publishedDaysAgo: 78,
    minutes: 7,
    ...laksmi,
    tags: [rooms, both('Acoustics', 'Akustik')],
    categories: ['acoustic-treatment', 'acoustic-treatment/fabric-panels', 'acoustic-treatment/slat-panels'],
    uses: [
      { brand: 'serat', model: 'Redam' },
      { brand: 'serat', model: 'Larik' },
    ],
    text: 'acoustic-panels-how-many-and-where',
  },
  {
    slug: both('setting-up-a-turntable', 'menyetel-pemutar-piringan-hitam'),
    title: both('Setting up a turntable', 'Menyetel pemutar piringan hitam'),
    summary: both(
      'From the box to the first record in seven steps: level, belt, balance, tracking force, anti-skating, alignment and the right input.',
      'Dari kardus sampai lagu pertama dalam tujuh langkah: datar, sabuk, keseimbangan, gaya jarum, anti-skating, kelurusan, dan masukan yang benar.',
    ),
    picture: 'turntable--walnut--detail.webp',
    publishedDaysAgo: 96,
    minutes: 7,
    ...arif,
    tags: [both('Vinyl', 'Vinil'), setUp],
    categories: ['hi-fi-and-vinyl', 'hi-fi-and-vinyl/turntables'],
    uses: [
      { brand: 'halden-rae', model: 'Model Two' },
      { brand: 'ohmura', model: 'A-45' },
      { brand: 'laras', model: 'Aria 3' },
    ],
    text: 'setting-up-a-turntable',
  },
  {
    slug: both('one-cable-hdmi-earc', 'satu-kabel-hdmi-earc'),
    title: both('One cable for everything: HDMI and eARC', 'Satu kabel untuk semuanya: HDMI dan eARC'),
    summary: both(
      'Two ways to connect television, player and sound, the cable that is enough, and six settings to check when it stays silent.',
      'Dua cara menyambung televisi, pemutar, dan suara, kabel yang sudah cukup, dan enam pengaturan untuk diperiksa kalau tetap sunyi.',
    ),
    picture: 'hdmi-cable--blue--detail.webp',
    publishedDaysAgo: 118,
    minutes: 7,
    ...bagus,
    tags: [both('Connections', 'Sambungan'), homeTheater, setUp],
    categories: ['cables-and-power', 'cables-and-power/hdmi-cables', 'home-theater/soundbars'],
    uses: [
      { brand: 'norrvik', model: 'Linje 5' },
      { brand: 'ohmura', model: 'RX-980' },
    ],
    text: 'one-cable-hdmi-earc',
  },
  {
    slug: both('good-sound-on-1300-va', 'suara-bagus-dengan-1300-va'),
    title: both('Good sound on 1.300 VA', 'Suara bagus dengan listrik 1.300 VA'),
    summary: both(
      'What a home theater really draws from the wall, why the breaker trips at the first scene, and when an upgrade makes sense.',
      'Berapa sebenarnya listrik yang dipakai home theater, kenapa MCB anjlok di adegan pertama, dan kapan perlu tambah daya.',
    ),
    picture: 'power-conditioner--silver--hero.webp',
    publishedDaysAgo: 143,
    minutes: 8,
    ...arif,
    tags: [basics, both('Power', 'Listrik')],
    categories: ['cables-and-power', 'cables-and-power/power-conditioners'],
    uses: [{ brand: 'tembaga', model: 'Jaga 8' }],
    text: 'good-sound-on-1300-va',
  },
  {
    slug: both('soundbar-or-speakers', 'soundbar-atau-speaker'),
    title: both('Soundbar or speakers?', 'Soundbar atau speaker?'),
    summary: both(
      'Five questions about your room and your evenings, what to expect at each budget, and how to compare them fairly in the store.',
      'Lima pertanyaan tentang ruang dan kebiasaan Anda, apa yang didapat di tiap anggaran, dan cara membandingkannya dengan adil di toko.',
    ),
    picture: 'soundbar-wood--walnut--detail.webp',
    publishedDaysAgo: 171,
    minutes: 7,
    ...laksmi,
    tags: [buying, homeTheater],
    categories: ['home-theater', 'home-theater/soundbars', 'home-theater/bookshelf-speakers'],
    uses: [
      { brand: 'norrvik', model: 'Linje 7' },
      { brand: 'laras', model: 'Aria 3' },
      { brand: 'ohmura', model: 'A-45' },
    ],
    text: 'soundbar-or-speakers',
  },
]
