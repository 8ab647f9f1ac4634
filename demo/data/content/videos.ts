import { type Both, both } from '../both.ts'

interface DemoVideo {
  slug: string
  title: Both
  text: Both
  minutes: number
  seconds: number
  /** Of the picture library. */
  picture: string
  publishedDaysAgo: number
}

/** The first four stand on the home page. */
export const demoVideos: DemoVideo[] = [
  {
    slug: 'tower-speakers-in-a-4-by-5-metre-room',
    title: both('Placing tower speakers in a 4 × 5 m room', 'Menata speaker lantai di ruang 4 × 5 m'),
    text: both(
      'Bagus begins with the worst place in the room and moves the towers in steps of 20 cm. You hear every step through a microphone at the sofa, so wear headphones.',
      'Bagus mulai dari tempat terburuk di ruangan, lalu menggeser speaker 20 cm demi 20 cm. Setiap perubahan direkam dengan mikrofon di sofa, jadi pakailah headphone.',
    ),
    minutes: 6,
    seconds: 12,
    picture: 'tower-slim--walnut--front.webp',
    publishedDaysAgo: 9,
  },
  {
    slug: 'karaoke-without-feedback-five-settings',
    title: both('Karaoke without feedback: five settings', 'Karaoke tanpa feedback: lima pengaturan'),
    text: both(
      'Gain, low cut, one narrow cut, echo, suppression, in this order. Yohanes lets it howl on purpose so that you can hear what each knob does.',
      'Gain, low cut, satu potongan sempit, echo, penekan feedback, sesuai urutan itu. Yohanes sengaja membuatnya melengking supaya Anda mendengar guna setiap tombol.',
    ),
    minutes: 4,
    seconds: 48,
    picture: 'wireless-mic-set--gold--detail.webp',
    publishedDaysAgo: 30,
  },
  {
    slug: 'setting-up-a-turntable-from-the-box',
    title: both('Setting up a turntable from the box', 'Menyetel pemutar piringan hitam dari kardusnya'),
    text: both(
      'Belt, balance, tracking force and alignment without a cut, in real time. At the end we play the same song before and after, so you can judge whether the hour was worth it.',
      'Sabuk, keseimbangan, gaya jarum, dan kelurusan tanpa potongan gambar. Di akhir, lagu yang sama diputar sebelum dan sesudah, silakan nilai sendiri hasilnya.',
    ),
    minutes: 9,
    seconds: 30,
    picture: 'turntable--walnut--front.webp',
    publishedDaysAgo: 52,
  },
  {
    slug: 'screen-size-and-seat-distance-made-simple',
    title: both('Screen size and seat distance, made simple', 'Ukuran layar dan jarak duduk, dibuat mudah'),
    text: both(
      'A roll of tape, a sofa and two numbers: 1,4 and 1,9. We try 85, 100 and 120 inches on the same wall and ask three people where they would sit.',
      'Segulung selotip, sebuah sofa, dan dua angka: 1,4 dan 1,9. Kami mencoba 85, 100, dan 120 inci di dinding yang sama, lalu bertanya kepada tiga orang di mana mereka mau duduk.',
    ),
    minutes: 5,
    seconds: 5,
    picture: 'projector-screen--fixed--front.webp',
    publishedDaysAgo: 68,
  },
  {
    slug: 'the-subwoofer-crawl',
    title: both('The subwoofer crawl, start to finish', 'Mencari tempat subwoofer sambil merangkak'),
    text: both(
      'The subwoofer sits on the sofa and Laksmi is on her knees. Watch the measured curve change as she moves along the wall, and see why the corner loses.',
      'Subwoofernya di sofa, Laksmi yang berlutut. Lihat kurvanya berubah saat ia menyusuri dinding, dan kenapa pojok ruangan kalah.',
    ),
    minutes: 7,
    seconds: 21,
    picture: 'subwoofer--walnut--hero.webp',
    publishedDaysAgo: 91,
  },
  {
    slug: 'six-fabric-panels-in-one-hour',
    title: both('Six fabric panels in one hour', 'Memasang enam panel kain dalam satu jam'),
    text: both(
      'Finding the mirror points, marking, drilling into plaster without dust on the sofa. With a hand clap before and after each pair.',
      'Mencari titik cermin, menandai, mengebor plester tanpa debu di sofa. Ada tepuk tangan sebelum dan sesudah setiap pasang panel.',
    ),
    minutes: 8,
    seconds: 2,
    picture: 'fabric-panels--sand--front.webp',
    publishedDaysAgo: 120,
  },
  {
    slug: 'one-remote-with-earc',
    title: both('One remote for everything with eARC', 'Satu remote untuk semuanya dengan eARC'),
    text: both(
      'Which socket, which cable, which six settings. Filmed on an older television, because a new one would have been too easy.',
      'Colokan mana, kabel mana, enam pengaturan mana. Direkam dengan televisi lama, karena yang baru terlalu gampang.',
    ),
    minutes: 5,
    seconds: 44,
    picture: 'hdmi-cable--blue--detail.webp',
    publishedDaysAgo: 155,
  },
  {
    slug: 'an-installation-day-in-depok',
    title: both('An installation day in Depok', 'Sehari memasang home theater di Depok'),
    text: both(
      'From the truck at eight to the first film at five. How two people bring in towers, hide 40 metres of cable and explain the remote to a grandmother.',
      'Dari truk pukul delapan sampai film pertama pukul lima sore. Cara dua orang membawa masuk speaker, menyembunyikan 40 meter kabel, dan menjelaskan remote kepada nenek.',
    ),
    minutes: 11,
    seconds: 17,
    picture: 'scene-living-room.webp',
    publishedDaysAgo: 197,
  },
]
