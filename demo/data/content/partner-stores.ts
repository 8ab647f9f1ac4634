import { type Both, both } from '../both.ts'

/** Opening hours as people write them: `days` from 1 = Monday to 7 = Sunday, full hours. */
const hours = (days: number[], opens: number, closes: number) =>
  days.map((weekday) => ({ weekday, opens: opens * 60, closes: closes * 60 }))

/** Sellers from other cities, in the form of the shop's own stores. */
export const demoPartnerStores = [
  {
    slug: 'nada-prima-bandung',
    kind: 'partner' as const,
    name: 'Nada Prima Bandung',
    address: 'Jl. Sunda No. 41, Sumur Bandung',
    city: 'Bandung',
    postcode: '40112',
    phone: '+62 22 5550 0141',
    whatsapp: '6281255500141',
    note: both('2 demo rooms · closed on Mondays', '2 ruang demo · tutup hari Senin'),
    picture: 'tile-karaoke.webp',
    directionsUrl: 'https://www.openstreetmap.org/directions?to=-6.9195%2C107.6160',
    hours: [...hours([2, 3, 4, 5], 10, 19), ...hours([6, 7], 10, 20)],
  },
  {
    slug: 'kayu-jepara-studio',
    kind: 'partner' as const,
    name: 'Kayu Jepara Studio',
    address: 'Jl. Pemuda No. 63, Potroyudan',
    city: 'Jepara',
    postcode: '59412',
    phone: '+62 291 555 0163',
    whatsapp: '6281255500163',
    note: both('Workshop and showroom · made to measure', 'Bengkel dan ruang pamer · terima ukuran khusus'),
    picture: 'tile-home-theater.webp',
    directionsUrl: 'https://www.openstreetmap.org/directions?to=-6.5930%2C110.6690',
    hours: [...hours([1, 2, 3, 4, 5], 8, 16), ...hours([6], 8, 13)],
  },
  {
    slug: 'sinema-surabaya',
    kind: 'partner' as const,
    name: 'Sinema Surabaya',
    address: 'Jl. Manyar Kertoarjo No. 57, Gubeng',
    city: 'Surabaya',
    postcode: '60285',
    phone: '+62 31 5550 0157',
    whatsapp: '6281255500157',
    note: both('2 demo rooms · parking in the basement', '2 ruang demo · parkir di basemen'),
    picture: 'tile-cinema.webp',
    directionsUrl: 'https://www.openstreetmap.org/directions?to=-7.2807%2C112.7690',
    hours: [...hours([1, 2, 3, 4, 5, 6], 10, 20), ...hours([7], 12, 20)],
  },
  {
    slug: 'akustika-yogya',
    kind: 'partner' as const,
    name: 'Akustika Yogya',
    address: 'Jl. Taman Siswa No. 104, Mergangsan',
    city: 'Yogyakarta',
    postcode: '55151',
    phone: '+62 274 555 0104',
    whatsapp: '6281255500104',
    note: both(
      '1 listening room · measurements by appointment',
      '1 ruang dengar · pengukuran dengan janji temu',
    ),
    picture: 'scene-living-room.webp',
    directionsUrl: 'https://www.openstreetmap.org/directions?to=-7.8120%2C110.3775',
    hours: [...hours([1, 2, 3, 4, 5], 9, 17), ...hours([6], 9, 15)],
  },
]

interface DemoRoom {
  name: Both
  text: Both
  /** Of the picture library. */
  picture: string
}

interface DemoStoreAbout {
  /** One sentence under the name. */
  tagline: Both
  /** Two paragraphs, divided by a blank line. */
  about: Both
  demoRooms: number
  /** As many as `demoRooms`. */
  rooms: DemoRoom[]
  /** How to get in and what to bring. */
  visit: Both[]
  joinedDaysAgo: number
  services: Both[]
}

/** What the store pages tell, by the slug of the store. */
export const demoStoreAbout: Record<string, DemoStoreAbout> = {
  'gema-fatmawati': {
    tagline: both(
      'Our first store: four rooms to listen in, and the people who will install it.',
      'Toko pertama kami: empat ruang untuk mendengarkan, dan orang-orang yang akan memasangnya.',
    ),
    about: both(
      'Fatmawati began as a repair bench in 2009 and became a store in 2012. The bench is still at the back, and most of our installers start their day here. Each of the four rooms is set up like a room at home, with the price of everything in it.\n\nSit down, play your own songs, ask for less volume. If a smaller system suits you better, you will hear it from us first.',
      'Fatmawati berawal dari meja servis pada 2009 dan menjadi toko pada 2012. Mejanya masih ada di belakang, dan kebanyakan teknisi kami memulai hari dari sini. Keempat ruangnya ditata seperti ruang di rumah, dan semua isinya diberi harga.\n\nDuduklah, putar lagu Anda sendiri, minta volumenya dikecilkan. Kalau sistem yang lebih kecil lebih cocok, kami yang pertama mengatakannya.',
    ),
    demoRooms: 4,
    rooms: [
      {
        name: both('Cinema room', 'Ruang bioskop'),
        text: both('Laras 7.1.4 and a 120 inch screen', 'Laras 7.1.4 dan layar 120 inci'),
        picture: 'scene-cinema.webp',
      },
      {
        name: both('Living room', 'Ruang keluarga'),
        text: both(
          'Towers, 5.1 and a soundbar to compare',
          'Speaker lantai, 5.1, dan soundbar untuk dibandingkan',
        ),
        picture: 'tile-home-theater.webp',
      },
      {
        name: both('Vinyl corner', 'Sudut vinil'),
        text: both('Halden Rae, Ohmura and Aria 3', 'Halden Rae, Ohmura, dan Aria 3'),
        picture: 'tile-vinyl.webp',
      },
      {
        name: both('Karaoke studio', 'Studio karaoke'),
        text: both('Kidung system for 10 people', 'Sistem Kidung untuk 10 orang'),
        picture: 'tile-karaoke.webp',
      },
    ],
    visit: [
      both(
        'Parking for 12 cars behind the store. Ramp at the side door.',
        'Parkir untuk 12 mobil di belakang toko. Jalur landai di pintu samping.',
      ),
      both(
        'Bring your own record or playlist. An hour in a demo room is free.',
        'Bawa piringan hitam atau daftar lagu sendiri. Satu jam di ruang demo gratis.',
      ),
      both('6 minutes on foot from the MRT station', '6 menit jalan kaki dari stasiun MRT'),
      both('Closed on 25 December. All times WIB.', 'Tutup pada 25 Desember. Semua waktu dalam WIB.'),
    ],
    joinedDaysAgo: 3010,
    services: [
      both('Installation at home', 'Instalasi di rumah'),
      both('Room calibration', 'Kalibrasi ruang'),
      both('Repair bench', 'Meja servis'),
      both('Cartridge alignment while you wait', 'Penyetelan cartridge, bisa ditunggu'),
      both('Store pickup', 'Ambil di toko'),
    ],
  },
  'gema-kelapa-gading': {
    tagline: both(
      'The store in the north, with the room where the whole family sings.',
      'Toko kami di utara, dengan ruang tempat sekeluarga bernyanyi.',
    ),
    about: both(
      'Kelapa Gading opened in 2017 because people in the north kept asking us for karaoke. The studio is the largest of our rooms. It takes 14 people, and you can compare four amplifiers on the same pair of speakers.\n\nNext to it are a living room and a small apartment room of 12 m², because many of our neighbours live in towers and want to know how loud is too loud.',
      'Kelapa Gading dibuka pada 2017 karena pelanggan di utara terus menanyakan karaoke. Studionya adalah ruang terbesar kami. Muat 14 orang, dan Anda bisa membandingkan empat amplifier dengan sepasang speaker yang sama.\n\nDi sebelahnya ada ruang keluarga dan ruang apartemen kecil 12 m², karena banyak tetangga kami tinggal di menara dan ingin tahu seberapa keras itu terlalu keras.',
    ),
    demoRooms: 3,
    rooms: [
      {
        name: both('Karaoke studio', 'Studio karaoke'),
        text: both(
          'Four amplifiers, one pair of speakers, 14 seats',
          'Empat amplifier, sepasang speaker, 14 kursi',
        ),
        picture: 'scene-karaoke-room.webp',
      },
      {
        name: both('Living room', 'Ruang keluarga'),
        text: both('5.1 with in-ceiling speakers', '5.1 dengan speaker plafon'),
        picture: 'scene-living-room.webp',
      },
      {
        name: both('Apartment room', 'Ruang apartemen'),
        text: both('Soundbars and small speakers on 12 m²', 'Soundbar dan speaker kecil di 12 m²'),
        picture: 'tile-vinyl.webp',
      },
    ],
    visit: [
      both('Parking in front of the building.', 'Parkir di depan gedung.'),
      both(
        'More than four people? Tell us, and we keep the studio free for you.',
        'Lebih dari empat orang? Kabari kami, studionya kami siapkan.',
      ),
      both('Open every day, also on most holidays.', 'Buka setiap hari, juga pada kebanyakan hari libur.'),
    ],
    joinedDaysAgo: 3010,
    services: [
      both('Installation at home', 'Instalasi di rumah'),
      both('Karaoke set-up and tuning', 'Penyetelan karaoke'),
      both('Microphone frequency check', 'Pemeriksaan frekuensi mikrofon'),
      both('Room calibration', 'Kalibrasi ruang'),
      both('Store pickup', 'Ambil di toko'),
    ],
  },
  'nada-prima-bandung': {
    tagline: both(
      'Karaoke and small stages, from people who mix every weekend.',
      'Karaoke dan panggung kecil, dari orang yang tiap akhir pekan memegang mixer.',
    ),
    about: both(
      'Two brothers, one old house and twenty-five years of weddings, school plays and karaoke nights. Nada Prima has sold and rented sound in Bandung since 1998, and what they sell is what they use themselves: karaoke amplifiers, active speakers, columns and mixers.\n\nEvery speaker runs for an hour at their own bench before it is packed, and a note with the settings for a first evening lies in the carton.',
      'Dua bersaudara, satu rumah tua, dan dua puluh lima tahun pernikahan, pentas sekolah, dan malam karaoke. Sejak 1998 Nada Prima menjual dan menyewakan sound system di Bandung, dan yang mereka jual adalah yang mereka pakai sendiri: amplifier karaoke, speaker aktif, speaker kolom, dan mixer.\n\nSetiap speaker dinyalakan satu jam di meja mereka sebelum dikemas, dan di kardusnya ada catatan pengaturan untuk malam pertama.',
    ),
    demoRooms: 2,
    rooms: [
      {
        name: both('Small stage', 'Panggung kecil'),
        text: both(
          'Columns and mixer, with room for a band of four',
          'Speaker kolom dan mixer, muat band berempat',
        ),
        picture: 'column-speaker--black--hero.webp',
      },
      {
        name: both('Karaoke room', 'Ruang karaoke'),
        text: both('Active speakers on 20 m², eight seats', 'Speaker aktif di ruang 20 m², delapan kursi'),
        picture: 'tile-karaoke.webp',
      },
    ],
    visit: [
      both('Street parking, easiest before noon.', 'Parkir di tepi jalan, paling mudah sebelum siang.'),
      both(
        'Bring your own microphone, and a friend who sings.',
        'Bawa mikrofon sendiri, dan teman yang mau bernyanyi.',
      ),
    ],
    joinedDaysAgo: 1180,
    services: [
      both('Set-up and sound check on site', 'Pemasangan dan cek suara di lokasi'),
      both('An hour of mixer lessons', 'Satu jam belajar mixer'),
      both('Delivery in Bandung by own car', 'Antar dengan mobil sendiri di Bandung'),
    ],
  },
  'kayu-jepara-studio': {
    tagline: both(
      'Cabinets, racks and chairs from people who know wood.',
      'Kabinet, rak, dan kursi dari orang yang paham kayu.',
    ),
    about: both(
      'Kayu Jepara Studio is a workshop of nineteen people. They build the larger pieces of Ruang Teduh: AV cabinets with room for cables and warm air, equipment racks that do not sway, lounge chairs and sofas whose backs leave the ears free. The wood is legally felled and dried for at least four weeks before it is cut.\n\nMade to your measure takes about five weeks. You see a drawing before the first cut, and a photo before it is packed.',
      'Kayu Jepara Studio adalah bengkel dengan sembilan belas orang. Mereka mengerjakan perabot besar Ruang Teduh: kabinet AV yang menyisakan jalur kabel dan udara panas, rak peralatan yang tidak goyah, serta kursi santai dan sofa yang sandarannya tidak menutupi telinga. Kayunya legal dan dikeringkan paling sedikit empat minggu sebelum dipotong.\n\nUkuran khusus selesai sekitar lima minggu. Anda melihat gambarnya sebelum kayu dipotong, dan fotonya sebelum dikemas.',
    ),
    demoRooms: 1,
    rooms: [
      {
        name: both('Showroom', 'Ruang pamer'),
        text: both('Every wood and finish to touch', 'Semua jenis kayu dan warna, boleh disentuh'),
        picture: 'tile-home-theater.webp',
      },
    ],
    visit: [
      both(
        'Visits to the workshop on working days until 15.00 WIB.',
        'Kunjungan bengkel pada hari kerja sampai 15.00 WIB.',
      ),
      both('Bring a photo and the width of your wall.', 'Bawa foto dan lebar dinding Anda.'),
    ],
    joinedDaysAgo: 940,
    services: [
      both('Made to measure', 'Dibuat sesuai ukuran'),
      both('Wood samples by post', 'Contoh kayu lewat pos'),
      both('Wooden crate included', 'Sudah termasuk peti kayu'),
    ],
  },
  'sinema-surabaya': {
    tagline: both(
      'Projectors, screens and recliners for the east of Java.',
      'Proyektor, layar, dan recliner untuk Jawa Timur.',
    ),
    about: both(
      'Sinema Surabaya has built private cinemas since 2011, from a spare bedroom with a 92 inch screen to a villa with three rows of seats. In both rooms the lights can be changed, so that you see a projector as it will look at your home and not only in the dark.\n\nTheir team measures, draws and installs in Surabaya, Sidoarjo, Gresik and Malang.',
      'Sinema Surabaya membangun bioskop pribadi sejak 2011, dari kamar kosong dengan layar 92 inci sampai vila dengan tiga baris kursi. Lampu di kedua ruangnya bisa diatur, sehingga Anda melihat proyektor seperti nanti di rumah, bukan hanya dalam gelap.\n\nTimnya mengukur, menggambar, dan memasang di Surabaya, Sidoarjo, Gresik, dan Malang.',
    ),
    demoRooms: 2,
    rooms: [
      {
        name: both('Dark room', 'Ruang gelap'),
        text: both('133 inch, laser, two rows of recliners', '133 inci, laser, dua baris recliner'),
        picture: 'tile-cinema.webp',
      },
      {
        name: both('Bright room', 'Ruang terang'),
        text: both('Ultra-short throw by daylight', 'Proyektor jarak sangat dekat di siang hari'),
        picture: 'projector-ust--white--hero.webp',
      },
    ],
    visit: [
      both('Parking in the basement, first hour free.', 'Parkir di basemen, jam pertama gratis.'),
      both('Please book the dark room a day ahead.', 'Ruang gelap mohon dipesan sehari sebelumnya.'),
    ],
    joinedDaysAgo: 655,
    services: [
      both('Site visit and drawing', 'Kunjungan lokasi dan gambar rencana'),
      both('Projector installation', 'Pemasangan proyektor'),
      both('Picture calibration', 'Kalibrasi gambar'),
      both('Delivery in Surabaya by own truck', 'Antar dengan truk sendiri di Surabaya'),
    ],
  },
  'akustika-yogya': {
    tagline: both(
      'Panels and bass traps, calculated before they are sold.',
      'Panel dan bass trap, dihitung dulu sebelum dijual.',
    ),
    about: both(
      'Akustika Yogya was founded by two lecturers in building physics who were tired of bad meeting rooms. They make fabric panels, hexagons and bass traps from polyester and mineral wool that can stand a humid climate.\n\nSend the dimensions and three photos of your room. You get a sketch with places and quantities, free of charge, and sometimes the advice to buy a rug first.',
      'Akustika Yogya didirikan dua dosen fisika bangunan yang lelah dengan ruang rapat yang bergema. Mereka membuat panel kain, panel segi enam, dan bass trap dari poliester dan wol mineral yang tahan udara lembap.\n\nKirim ukuran dan tiga foto ruang Anda. Anda mendapat sketsa letak dan jumlahnya tanpa biaya, kadang dengan saran untuk membeli karpet dulu.',
    ),
    demoRooms: 1,
    rooms: [
      {
        name: both('Before-and-after room', 'Ruang sebelum dan sesudah'),
        text: both(
          'Panels that turn, from 1,2 to 0,4 seconds',
          'Panel yang bisa dibalik, dari 1,2 ke 0,4 detik',
        ),
        picture: 'hex-panels--sand--front.webp',
      },
    ],
    visit: [
      both('Parking for motorcycles and three cars.', 'Parkir untuk motor dan tiga mobil.'),
      both('Measurements by appointment.', 'Pengukuran dengan janji temu.'),
    ],
    joinedDaysAgo: 410,
    services: [
      both('Free sketch from photos', 'Sketsa gratis dari foto'),
      both('Measurement on site', 'Pengukuran di lokasi'),
      both('Choice of 24 fabrics', 'Pilihan 24 kain'),
    ],
  },
}
