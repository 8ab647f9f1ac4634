import { type Both, both } from '../both.ts'

interface DemoSlide {
  /** Of the picture library: wide, and cut for phones. */
  picture: string
  phonePicture: string
  kicker: Both
  title: Both
  text: Both
  action: Both
  /** Without the language in front: slugs differ from language to language. */
  url: Both
}

export const demoSlides: DemoSlide[] = [
  {
    picture: 'scene-living-room.webp',
    phonePicture: 'tile-home-theater.webp',
    kicker: both('Home theater', 'Home theater'),
    title: both('The room goes quiet. The film begins.', 'Ruangan hening. Film dimulai.'),
    text: both(
      'Complete systems from Rp 18.900.000, installed and tuned in your home by our own team.',
      'Sistem lengkap mulai Rp 18.900.000, dipasang dan disetel di rumah Anda oleh tim kami sendiri.',
    ),
    action: both('See complete systems', 'Lihat sistem lengkap'),
    url: both('/all/home-theater', '/all/home-theater'),
  },
  {
    picture: 'scene-karaoke-room.webp',
    phonePicture: 'tile-karaoke.webp',
    kicker: both('Karaoke', 'Karaoke'),
    title: both('Everyone sings. Nothing howls.', 'Semua bernyanyi. Tidak ada yang melengking.'),
    text: both(
      'Ready-to-sing sets from Rp 9.900.000, tried and tuned in our studio in Kelapa Gading.',
      'Paket siap nyanyi mulai Rp 9.900.000, sudah dicoba dan disetel di studio kami di Kelapa Gading.',
    ),
    action: both('See karaoke sets', 'Lihat paket karaoke'),
    url: both('/all/karaoke', '/all/karaoke'),
  },
  {
    picture: 'scene-cinema.webp',
    phonePicture: 'tile-cinema.webp',
    kicker: both('Private cinema', 'Bioskop pribadi'),
    title: both('The best seat is already yours.', 'Kursi terbaik sudah milik Anda.'),
    text: both(
      'Screen, laser, speakers, recliners: build the room part by part and see the price as you go.',
      'Layar, laser, speaker, recliner: susun ruangnya bagian demi bagian, harganya langsung terlihat.',
    ),
    action: both('Start a simulation', 'Mulai simulasi'),
    url: both('/simulation', '/simulation'),
  },
  {
    picture: 'scene-vinyl-corner.webp',
    phonePicture: 'tile-vinyl.webp',
    kicker: both('Hi-fi and vinyl', 'Hi-fi dan vinil'),
    title: both('Two speakers, one ritual.', 'Dua speaker, satu ritual.'),
    text: both(
      'Bring your favourite record to Fatmawati. We make the coffee, you compare in peace.',
      'Bawa piringan hitam kesayangan Anda ke Fatmawati. Kami seduh kopinya, Anda membandingkan dengan tenang.',
    ),
    action: both('Explore hi-fi', 'Jelajahi hi-fi'),
    url: both('/all/hi-fi-and-vinyl', '/all/hi-fi-dan-vinil'),
  },
]
