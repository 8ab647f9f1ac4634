import { type Both, both } from './both.ts'
import type { BrandKey } from './brand-keys.ts'

export interface DemoBrand {
  key: BrandKey
  name: string
  slug: string
  origin: Both
  /** At most 60 characters. */
  tagline: Both
  /** Three to five sentences. */
  story: Both
  isFeatured: boolean
}

/** The invented makers, in the order of the brands wall; their logos are in `../brand-logos/<key>.svg`. */
export const demoBrands: DemoBrand[] = [
  {
    key: 'laras',
    name: 'Laras',
    slug: 'laras',
    origin: both('Bandung, West Java', 'Bandung, Jawa Barat'),
    tagline: both('Speakers in tune with the room', 'Speaker yang selaras dengan ruang'),
    story: both(
      'Laras builds its cabinets in a former tea warehouse on the edge of Bandung. The name is Javanese for being in tune, and that is the test every pair has to pass: left and right are measured together and leave the workshop together. The towers, bookshelf, centre, surround and ceiling speakers share one voice, so you can begin with two and grow to a full cinema without hearing a seam. The veneers are matched by hand, two cabinets to one sheet of wood.',
      'Laras membuat kabinet speakernya di bekas gudang teh di pinggir Bandung. Dalam bahasa Jawa, laras berarti selaras, dan itulah ujian bagi setiap pasang speaker: kiri dan kanan diukur bersama dan keluar dari bengkel bersama. Speaker lantai, rak, center, surround, dan plafonnya punya satu karakter suara, jadi Anda bisa mulai dari dua speaker lalu menambahnya sampai menjadi bioskop rumah yang utuh. Lapisan kayunya dipasangkan dengan tangan, dua kabinet dari satu lembar kayu.',
    ),
    isFeatured: true,
  },
  {
    key: 'norrvik',
    name: 'Norrvik',
    slug: 'norrvik',
    origin: both('Luleå, northern Sweden', 'Luleå, Swedia utara'),
    tagline: both('Less to look at, more to hear', 'Sedikit di mata, banyak di telinga'),
    story: both(
      'Winters are long where Norrvik comes from, and much of life happens on the sofa. The first soundbar was drawn to disappear under a television and still make every word of a whispered scene clear. The headphones came later, from the same wish for quiet design and honest sound. Ear pads, headbands and cables come off without tools, so a pair can be worn for many years.',
      'Di kampung halaman Norrvik musim dingin sangat panjang, dan banyak waktu dihabiskan di sofa. Soundbar pertamanya dirancang agar tak mencolok di bawah televisi, tetapi bisikan di film pun tetap terdengar jelas. Headphone menyusul kemudian, dengan keinginan yang sama: desain yang tenang dan suara yang jujur. Bantalan telinga, bando, dan kabelnya bisa dilepas tanpa alat, sehingga satu headphone bisa dipakai bertahun-tahun.',
    ),
    isFeatured: true,
  },
  {
    key: 'ohmura',
    name: 'Ohmura',
    slug: 'ohmura',
    origin: both('Hamamatsu, Japan', 'Hamamatsu, Jepang'),
    tagline: both('The calm centre of your system', 'Pusat yang tenang di sistem Anda'),
    story: both(
      'Ohmura started as a repair bench for tape machines, and the habit of thinking about the next technician has stayed. Every receiver, amplifier and streamer opens with one kind of screw and carries its circuit plan inside the lid. The engineers spend as much time on the power supply as on everything that follows it, because a film at full volume asks for its watts all at once. Menus are in plain Indonesian and English, and the remote has only the buttons you use.',
      'Ohmura berawal dari meja servis tape recorder, dan kebiasaan memikirkan teknisi berikutnya masih terjaga sampai kini. Setiap receiver, amplifier, dan streamer dapat dibuka dengan satu jenis sekrup, dan skema rangkaiannya menempel di balik tutup. Catu daya digarap setekun seluruh rangkaian sesudahnya, karena film dengan volume penuh meminta seluruh dayanya sekaligus. Menunya memakai bahasa Indonesia dan Inggris yang mudah dipahami, dan remote-nya hanya berisi tombol yang memang Anda pakai.',
    ),
    isFeatured: true,
  },
  {
    key: 'tembaga',
    name: 'Tembaga',
    slug: 'tembaga',
    origin: both('Cepogo, Boyolali, Central Java', 'Cepogo, Boyolali, Jawa Tengah'),
    tagline: both('Deep bass, clean power, good copper', 'Bas dalam, listrik bersih, tembaga murni'),
    story: both(
      'Tembaga means copper, and the workshop stands in a village where copper has been hammered for generations. It began by drawing its own speaker cable, then wound its own voice coils, and from there it was a short step to whole subwoofers. Its power conditioners were made for Indonesian mains, where the voltage sags each evening when the neighbourhood switches on its air conditioners. Nothing is plated to look like something else: what you see at the terminals is the metal that carries the sound.',
      'Bengkel Tembaga berdiri di desa yang sudah turun-temurun menempa tembaga. Mulanya mereka menarik kabel speaker sendiri, lalu menggulung voice coil sendiri, dan dari sana tinggal selangkah lagi menuju subwoofer utuh. Power conditioner-nya dibuat untuk listrik di Indonesia, yang tegangannya kerap turun menjelang malam ketika satu kompleks menyalakan AC. Tidak ada lapisan yang menyamar: yang Anda lihat di terminal adalah logam yang menghantarkan suaranya.',
    ),
    isFeatured: true,
  },
  {
    key: 'kidung',
    name: 'Kidung',
    slug: 'kidung',
    origin: both('Surabaya, East Java', 'Surabaya, Jawa Timur'),
    tagline: both('Family karaoke, from the first note', 'Karaoke keluarga, sejak nada pertama'),
    story: both(
      'A kidung is a sung poem, and singing together is all this Surabaya maker has ever worked on. Amplifier, speakers, microphones and player are designed as one set, so the echo flatters the voice and the microphones stay silent when someone walks past the speakers. The large knobs can be read in a dim room and turned by a grandmother. Every new model first spends a month in a real family room before it may go into production.',
      'Kidung adalah syair yang dinyanyikan, dan bernyanyi bersama adalah satu-satunya urusan pabrik di Surabaya ini. Amplifier, speaker, mikrofon, dan pemutarnya dirancang sebagai satu kesatuan, sehingga gemanya mempermanis suara dan mikrofon tidak melengking saat ada yang lewat di depan speaker. Kenopnya besar, terbaca di ruangan redup, dan mudah diputar oleh nenek sekalipun. Setiap model baru harus lebih dulu menginap sebulan di ruang keluarga sungguhan sebelum boleh diproduksi.',
    ),
    isFeatured: true,
  },
  {
    key: 'serat',
    name: 'Serat',
    slug: 'serat',
    origin: both('Jepara, Central Java', 'Jepara, Jawa Tengah'),
    tagline: both('Furniture that listens with you', 'Furnitur yang ikut mendengarkan'),
    story: both(
      'Serat means fibre and grain: wood, wool and leather are what its Jepara workshop knows best. Its carpenters measure a cabinet twice, once with a ruler and once with a microphone, because a rattling shelf ruins a quiet scene. Recliners, stands, cabinets and acoustic panels share the same oak and walnut, so that a listening room looks furnished rather than equipped. The timber rests for months before it is cut, ready for humid afternoons and cold air conditioning.',
      'Serat kayu, serat wol, serat kulit: itulah yang paling dikuasai bengkel di Jepara ini. Para tukangnya mengukur lemari dua kali, sekali dengan meteran dan sekali dengan mikrofon, karena rak yang bergetar merusak adegan yang hening. Kursi recliner, stand speaker, lemari, dan panel akustiknya memakai kayu oak dan walnut yang senada, sehingga ruang dengar terasa seperti ruang tinggal, bukan ruang alat. Kayunya diangin-anginkan berbulan-bulan sebelum dipotong, agar tahan udara lembap maupun dinginnya AC.',
    ),
    isFeatured: true,
  },
  {
    key: 'halden-rae',
    name: 'Halden & Rae',
    slug: 'halden-rae',
    origin: both('Leith, Scotland', 'Leith, Skotlandia'),
    tagline: both('Records, played properly', 'Piringan hitam, diputar semestinya'),
    story: both(
      'Halden & Rae makes two things only: turntables, and amplifiers with needles that move. The workshop is above a boat builder in an old harbour quarter, and the plinths are laminated the way hulls are, in thin layers that do not ring. Each tonearm bearing is adjusted by one person, whose initials stand under the base. The meters are not decoration either: they show the true level, and after a week you will read them without thinking.',
      'Halden & Rae hanya membuat dua hal: turntable, dan amplifier dengan jarum yang bergerak. Bengkelnya berada di atas galangan perahu di kawasan pelabuhan tua, dan alas turntable-nya dilaminasi seperti lambung perahu, berlapis-lapis tipis agar tidak berdengung. Bantalan setiap tonearm disetel oleh satu orang, dan inisialnya tertera di bawah alas. Jarum penunjuknya pun bukan hiasan: yang tampil adalah level sebenarnya, dan setelah seminggu Anda akan membacanya tanpa berpikir.',
    ),
    isFeatured: true,
  },
  {
    key: 'auvela',
    name: 'Auvela',
    slug: 'auvela',
    origin: both('Grenoble, France', 'Grenoble, Prancis'),
    tagline: both('Light for the big picture', 'Cahaya untuk layar lebar'),
    story: both(
      'Auvela was founded by lens makers who wanted to see films at home as they saw them at the festival in their own valley. Projector and screen are developed side by side: the fabric is chosen for the light, and the colours are measured on the fabric. Every projector is calibrated on its own before it leaves the factory. The fans are tuned too, down to a soft, even breath that the quietest film will cover.',
      'Auvela didirikan oleh para pembuat lensa yang ingin menonton film di rumah seindah di festival film di lembah mereka sendiri. Proyektor dan layarnya dikembangkan berdampingan: kain layar dipilih sesuai cahayanya, dan warna diukur langsung di atas kain itu. Setiap proyektor dikalibrasi satu per satu sebelum keluar dari pabrik. Kipasnya pun ikut disetel, sampai hanya terdengar embusan halus yang tertutup oleh film paling sunyi sekalipun.',
    ),
    isFeatured: true,
  },
  {
    key: 'velmar',
    name: 'Velmar',
    slug: 'velmar',
    origin: both('Aarhus, Denmark', 'Aarhus, Denmark'),
    tagline: both('Every sound from a single point', 'Semua suara dari satu titik'),
    story: both(
      'The front of a Velmar tower leans back a few degrees, and that slope is where the company began. It lets the sound of the tweeter and the woofer reach your ear at the same instant, without help from electronics. The bookshelf model goes one step further and sets the tweeter in the middle of the woofer. A low centre speaker with the same voice fits under any television, so dialogue stays with the faces.',
      'Bagian depan tower Velmar condong ke belakang beberapa derajat, dan dari kemiringan itulah perusahaan ini bermula. Berkat sudut itu, suara tweeter dan woofer sampai di telinga pada saat yang sama, tanpa bantuan elektronik. Model raknya melangkah lebih jauh dengan menempatkan tweeter tepat di tengah woofer. Speaker center yang rendah dengan karakter suara yang sama muat di bawah televisi mana pun, jadi dialog tetap menyatu dengan wajah di layar.',
    ),
    isFeatured: true,
  },
  {
    key: 'candra',
    name: 'Candra',
    slug: 'candra',
    origin: both('Kotagede, Yogyakarta', 'Kotagede, Yogyakarta'),
    tagline: both('Curved by hand, warm by nature', 'Dilengkungkan tangan, hangat suaranya'),
    story: both(
      'Candra is the moon, and hardly a straight line leaves this workshop in Kotagede. Thin sheets of wood are glued and bent over a form for two days until the cabinet is stiff enough to need almost no damping inside. Retro bookshelf speakers and a wooden soundbar followed the first curved tower, all with the same cloth and the same unhurried sound. About thirty people work here, many of whom once made guitars.',
      'Candra berarti bulan, dan nyaris tidak ada garis lurus yang keluar dari bengkel di Kotagede ini. Lembaran kayu tipis direkatkan lalu dilengkungkan pada cetakan selama dua hari, sampai kabinetnya begitu kaku sehingga hampir tidak perlu peredam di dalamnya. Setelah tower lengkung yang pertama, menyusul speaker rak bergaya retro dan soundbar kayu, dengan kain yang sama dan suara yang sama-sama tenang. Sekitar tiga puluh orang bekerja di sini, banyak di antaranya dulu pembuat gitar.',
    ),
    isFeatured: false,
  },
  {
    key: 'dentum',
    name: 'Dentum',
    slug: 'dentum',
    origin: both('Tangerang, Banten', 'Tangerang, Banten'),
    tagline: both('Only bass, and nothing that rattles', 'Hanya bas, tanpa getar yang mengganggu'),
    story: both(
      'Dentum builds subwoofers and has never built anything else. There are two kinds: one fires to the front for rooms with space, the other down to the floor for corners and narrow flats. The cabinets are braced like a bridge, and before packing each one plays its lowest note for an hour with a full glass of water on top. If the glass walks, the subwoofer goes back to the bench.',
      'Dentum membuat subwoofer dan tidak pernah membuat yang lain. Ada dua jenis: yang satu menghadap ke depan untuk ruang yang lega, yang lain menghadap ke lantai untuk sudut ruangan dan apartemen mungil. Kabinetnya diperkuat seperti rangka jembatan, dan sebelum dikemas setiap unit memainkan nada terendahnya selama satu jam dengan segelas penuh air di atasnya. Kalau gelasnya bergeser, subwoofer itu kembali ke meja kerja.',
    ),
    isFeatured: true,
  },
  {
    key: 'kanaya',
    name: 'Kanaya',
    slug: 'kanaya',
    origin: both('Kanazawa, Japan', 'Kanazawa, Jepang'),
    tagline: both('Slim electronics, generous sound', 'Elektronik ramping, suara lapang'),
    story: both(
      'Kanaya designs receivers and amplifiers for people whose television stand is already full. The team came from making control units for factory machines, where heat and lack of space are the daily task. That is why its slim receiver stays cool in a closed shelf and the compact amplifier needs no fan. Setting up a receiver takes one evening: a guide on the screen asks simple questions and does the rest.',
      'Kanaya merancang receiver dan amplifier untuk Anda yang meja televisinya sudah penuh. Timnya dulu membuat unit kontrol mesin pabrik, tempat panas dan ruang sempit menjadi urusan sehari-hari. Karena itu receiver rampingnya tetap dingin di dalam rak tertutup, dan amplifier kecilnya tidak memerlukan kipas. Receiver-nya siap pakai dalam satu malam: panduan di layar mengajukan pertanyaan sederhana, lalu mengerjakan sisanya.',
    ),
    isFeatured: false,
  },
  {
    key: 'brightholm',
    name: 'Brightholm',
    slug: 'brightholm',
    origin: both('Bergen, Norway', 'Bergen, Norwegia'),
    tagline: both('A big screen where you least expect it', 'Layar lebar di tempat tak terduga'),
    story: both(
      'Brightholm makes projectors for rooms that were never meant to be cinemas. One stands a hand’s width from the wall and fills it; the other is a cube that fits in a bag and plays on a bedroom ceiling or a garden wall. Neither needs a technician: from box to film takes ten minutes. The company takes its name from a small island outside Bergen where the light stays until midnight in June.',
      'Brightholm membuat proyektor untuk ruangan yang tidak pernah dirancang sebagai bioskop. Yang satu cukup diletakkan sejengkal dari dinding lalu memenuhinya dengan gambar; yang lain berbentuk kubus, muat di tas, dan bisa diputar di plafon kamar atau tembok taman. Keduanya tidak memerlukan teknisi: dari kotak sampai film dimulai cukup sepuluh menit. Namanya diambil dari pulau kecil di lepas pantai Bergen, tempat langit masih terang hingga tengah malam di bulan Juni.',
    ),
    isFeatured: false,
  },
  {
    key: 'rotra',
    name: 'Rotra',
    slug: 'rotra',
    origin: both('Brno, Czech Republic', 'Brno, Republik Ceko'),
    tagline: both('For those who listen closely', 'Untuk yang benar-benar menyimak'),
    story: both(
      'Rotra grew out of a radio station’s workshop, where turntables ran all day and headphones were dropped every night. Its turntable keeps the long curved arm of those years, because it is easy to align and kind to records. The studio headphones are built around the same idea: every part that wears can be ordered and changed at home. You hear what was recorded, with nothing polished on the way.',
      'Rotra lahir dari bengkel sebuah stasiun radio, tempat turntable berputar sepanjang hari dan headphone jatuh setiap malam. Turntable-nya mempertahankan tonearm panjang berbentuk S dari masa itu, karena mudah disetel dan ramah bagi piringan hitam. Headphone studionya dibuat dengan gagasan yang sama: setiap bagian yang aus bisa dipesan dan diganti sendiri di rumah. Yang Anda dengar adalah rekamannya, tanpa polesan di tengah jalan.',
    ),
    isFeatured: false,
  },
  {
    key: 'suarga',
    name: 'Suarga',
    slug: 'suarga',
    origin: both('Denpasar, Bali', 'Denpasar, Bali'),
    tagline: both('Sound for a hall full of guests', 'Suara untuk balai yang penuh tamu'),
    story: both(
      'Suarga began by renting out sound systems for weddings and village festivals around Denpasar. Whatever failed on the road was redesigned, until the whole system was its own: karaoke amplifier, speakers behind steel grilles, slim column speakers and a mixer with real faders. Handles are where hands look for them, and every plug locks. It is equipment for evenings with two hundred guests that also behaves well in a family room.',
      'Suarga bermula dari persewaan sound system untuk pernikahan dan perayaan banjar di sekitar Denpasar. Apa pun yang rusak di jalan dirancang ulang, sampai akhirnya seluruh sistemnya buatan sendiri: amplifier karaoke, speaker bergril baja, speaker kolom yang ramping, dan mixer dengan fader sungguhan. Pegangannya ada di tempat tangan mencarinya, dan setiap colokan bisa dikunci. Inilah perangkat untuk acara dengan dua ratus tamu yang tetap santun di ruang keluarga.',
    ),
    isFeatured: true,
  },
  {
    key: 'vokalis',
    name: 'Vokalis',
    slug: 'vokalis',
    origin: both('Malang, East Java', 'Malang, Jawa Timur'),
    tagline: both('Microphones for real voices', 'Mikrofon untuk suara yang nyata'),
    story: both(
      'Vokalis makes microphones, and the stands to hold them, in a cool hillside town with many campus bands. The capsules are tuned with Indonesian singers and speakers, from a choir’s soprano to a podcaster at midnight. Stage models have a thick steel grille and a switch that makes no click; desk models are at ease close to the mouth. Each microphone is spoken into by a person before it is packed.',
      'Vokalis membuat mikrofon berikut stand-nya di kota sejuk yang penuh band kampus. Kapsulnya disetel bersama penyanyi dan penutur Indonesia, dari sopran paduan suara sampai podcaster di tengah malam. Model panggungnya memakai gril baja tebal dan sakelar yang tidak berbunyi; model mejanya tetap jernih meski dipakai dekat mulut. Setiap mikrofon dicoba langsung oleh seseorang sebelum dikemas.',
    ),
    isFeatured: false,
  },
  {
    key: 'nadira',
    name: 'Nadira',
    slug: 'nadira',
    origin: both('Batam, Riau Islands', 'Batam, Kepulauan Riau'),
    tagline: both('Steady hands behind the stage', 'Tangan yang tenang di balik panggung'),
    story: both(
      'Nadira builds digital mixers and power amplifiers for places of worship, schools and small venues. The volunteers at the desk change every week, so each screen explains itself and a single button brings back last week’s settings. The amplifiers are rated for full power at forty degrees, a normal afternoon under a metal roof. Boards are assembled and tested in Batam, and spare parts stay on the shelf long after a model has ended.',
      'Nadira membuat mixer digital dan power amplifier untuk rumah ibadah, sekolah, dan tempat pertunjukan kecil. Relawan di meja mixer berganti setiap minggu, maka setiap layarnya mudah dipahami dan satu tombol mengembalikan setelan minggu lalu. Amplifiernya sanggup bekerja pada daya penuh di suhu empat puluh derajat, hal yang biasa di siang hari di bawah atap seng. Papan rangkaiannya dirakit dan diuji di Batam, dan suku cadangnya tetap tersedia lama setelah suatu model berhenti diproduksi.',
    ),
    isFeatured: false,
  },
  {
    key: 'ruang-teduh',
    name: 'Ruang Teduh',
    slug: 'ruang-teduh',
    origin: both('Ubud, Bali', 'Ubud, Bali'),
    tagline: both('Quiet rooms, comfortable evenings', 'Ruang yang teduh, malam yang nyaman'),
    story: both(
      'Ruang Teduh means a shaded room, and the studio treats sound the way a veranda treats the sun. Two interior architects began with hexagonal felt panels for a noisy café, then added bass traps, open cabinets and racks that let electronics breathe. Chairs and sofas came last, with low backs that leave the ears free. Fabrics can be taken off and washed, and most pieces arrive flat and are put together in half an hour.',
      'Ruang Teduh memperlakukan suara seperti beranda memperlakukan matahari: dilembutkan, bukan dihilangkan. Dua arsitek interior memulainya dengan panel felt segi enam untuk sebuah kafe yang bising, lalu menambahkan bass trap, lemari terbuka, dan rak yang membuat perangkat elektronik bisa bernapas. Kursi dan sofa menyusul belakangan, dengan sandaran rendah yang tidak menutupi telinga. Kainnya bisa dilepas dan dicuci, dan sebagian besar produk datang dalam kemasan pipih lalu dirakit dalam setengah jam.',
    ),
    isFeatured: true,
  },
  {
    key: 'kawat',
    name: 'Kawat',
    slug: 'kawat',
    origin: both('Sidoarjo, East Java', 'Sidoarjo, Jawa Timur'),
    tagline: both('The small things that hold it together', 'Hal kecil yang menyatukan semuanya'),
    story: both(
      'Kawat makes what you only notice when it is missing: HDMI and optical cables, rack power strips, wall brackets and a remote that replaces five. Every cable is tested at its full length, not by sample, and carries its result on a small tag. Brackets come with screws and plugs for brick, concrete and light block, the walls Indonesian houses really have. The prices are simple and so is the packaging: paper, string and one clear drawing.',
      'Kawat membuat barang yang baru terasa penting ketika tidak ada: kabel HDMI dan optik, distribusi daya untuk rak, braket dinding, dan satu remote pengganti lima. Setiap kabel diuji satu per satu pada panjang sebenarnya, bukan sampelnya saja, dan hasilnya tertera di label kecil. Braketnya dilengkapi sekrup dan fisher untuk bata, beton, dan bata ringan, dinding yang memang ada di rumah Indonesia. Harganya sederhana, kemasannya pun begitu: kertas, tali, dan satu gambar yang jelas.',
    ),
    isFeatured: false,
  },
]
