import { type Both, both } from './both.ts'

export interface DemoDisplayCase {
  key: string
  name: Both
  text: Both
  picture: string
  /** English slugs of the sub-categories whose products stand in it, the most popular first. */
  categories: string[]
}

/** Etalase: the candidates for one place in a system. */
export const demoDisplayCases: DemoDisplayCase[] = [
  {
    key: 'front-speakers',
    name: both('Front speakers', 'Speaker depan'),
    text: both('Left and right, the voice of the system.', 'Kiri dan kanan, suara utama sistem.'),
    picture: 'tower-slim--oak--hero.webp',
    categories: ['floorstanding-speakers', 'bookshelf-speakers'],
  },
  {
    key: 'centre-speakers',
    name: both('Centre speaker', 'Speaker center'),
    text: both('Where the words come from.', 'Tempat dialog berasal.'),
    picture: 'center--walnut--hero.webp',
    categories: ['centre-speakers'],
  },
  {
    key: 'surround-speakers',
    name: both('Surround speakers', 'Speaker surround'),
    text: both('Rain behind you, a door to the left.', 'Hujan di belakang, pintu di sebelah kiri.'),
    picture: 'surround--white--hero.webp',
    categories: ['surround-speakers'],
  },
  {
    key: 'ceiling-speakers',
    name: both('Ceiling speakers', 'Speaker plafon'),
    text: both(
      'A helicopter above, or music without boxes.',
      'Helikopter di atas kepala, atau musik tanpa kotak.',
    ),
    picture: 'in-ceiling--open-kevlar--hero.webp',
    categories: ['in-ceiling-speakers'],
  },
  {
    key: 'subwoofers',
    name: both('Subwoofer', 'Subwoofer'),
    text: both('The part that you feel.', 'Bagian yang terasa di badan.'),
    picture: 'subwoofer--glossblack--hero.webp',
    categories: ['subwoofers'],
  },
  {
    key: 'av-receivers',
    name: both('AV receiver', 'AV receiver'),
    text: both('The heart that drives the rest.', 'Jantung yang menggerakkan semuanya.'),
    picture: 'av-receiver--black--hero.webp',
    categories: ['av-receivers'],
  },
  {
    key: 'stereo-amplifiers',
    name: both('Stereo amplifier', 'Amplifier stereo'),
    text: both('Two channels, nothing in the way.', 'Dua kanal, tanpa penghalang.'),
    picture: 'amplifier--silver--hero.webp',
    categories: ['stereo-amplifiers'],
  },
  {
    key: 'soundbars',
    name: both('Soundbar', 'Soundbar'),
    text: both('One bar below the screen.', 'Satu batang di bawah layar.'),
    picture: 'soundbar-set--black--hero.webp',
    categories: ['soundbars'],
  },
  {
    key: 'projectors',
    name: both('Projector', 'Proyektor'),
    text: both('From 65 inches to a whole wall.', 'Dari 65 inci sampai satu dinding.'),
    picture: 'projector--white--hero.webp',
    categories: ['home-cinema-projectors', 'ultra-short-throw-projectors'],
  },
  {
    key: 'screens',
    name: both('Projection screen', 'Layar proyektor'),
    text: both(
      'Flat, white, and exactly as wide as it should be.',
      'Rata, putih, dan selebar yang diperlukan.',
    ),
    picture: 'projector-screen--fixed--hero.webp',
    categories: ['projection-screens'],
  },
  {
    key: 'karaoke-amplifiers',
    name: both('Karaoke amplifier', 'Amplifier karaoke'),
    text: both(
      'Mixes voices and music, and drives the speakers.',
      'Mencampur vokal dan musik, lalu menggerakkan speaker.',
    ),
    picture: 'karaoke-amplifier--champagne--hero.webp',
    categories: ['karaoke-amplifiers'],
  },
  {
    key: 'karaoke-speakers',
    name: both('Karaoke speakers', 'Speaker karaoke'),
    text: both('Made for voices.', 'Dibuat untuk suara vokal.'),
    picture: 'karaoke-speaker--rosewood-12--hero.webp',
    categories: ['karaoke-speakers'],
  },
  {
    key: 'microphones',
    name: both('Microphones', 'Mikrofon'),
    text: both('One for each singer.', 'Satu untuk setiap penyanyi.'),
    picture: 'wireless-mic-set--gold--hero.webp',
    categories: ['microphones'],
  },
  {
    key: 'karaoke-players',
    name: both('Karaoke player', 'Pemutar karaoke'),
    text: both('Songs at the touch of a finger.', 'Lagu dalam satu sentuhan.'),
    picture: 'karaoke-player--black--hero.webp',
    categories: ['karaoke-players'],
  },
  {
    key: 'mixers',
    name: both('Mixer', 'Mixer'),
    text: both('More voices, each at its own level.', 'Lebih banyak suara, masing-masing dengan levelnya.'),
    picture: 'digital-mixer--graphite--hero.webp',
    categories: ['mixers'],
  },
  {
    key: 'turntables',
    name: both('Turntable', 'Pemutar piringan hitam'),
    text: both('Where the record turns.', 'Tempat piringan hitam berputar.'),
    picture: 'turntable--walnut--hero.webp',
    categories: ['turntables'],
  },
  {
    key: 'streamers',
    name: both('Streamer', 'Streamer'),
    text: both('All the music there is, from the network.', 'Semua musik, dari jaringan.'),
    picture: 'streamer--silver--hero.webp',
    categories: ['streamers'],
  },
  {
    key: 'seats',
    name: both('Seats', 'Tempat duduk'),
    text: both('Recliners, sofas and a chair for records.', 'Recliner, sofa, dan kursi untuk mendengarkan.'),
    picture: 'recliner--cognac-2--hero.webp',
    categories: ['recliners', 'sofas-and-lounge-chairs'],
  },
  {
    key: 'cabinets-and-racks',
    name: both('Cabinet or rack', 'Kabinet atau rak'),
    text: both('A place for everything with a plug.', 'Tempat untuk semua yang berkabel.'),
    picture: 'av-cabinet--walnut--hero.webp',
    categories: ['av-cabinets', 'equipment-racks'],
  },
  {
    key: 'speaker-stands',
    name: both('Speaker stands', 'Dudukan speaker'),
    text: both('Tweeters at the height of the ears.', 'Tweeter setinggi telinga.'),
    picture: 'speaker-stands--walnut--hero.webp',
    categories: ['speaker-stands'],
  },
  {
    key: 'wall-brackets',
    name: both('Wall brackets', 'Braket dinding'),
    text: both('For speakers that leave the floor free.', 'Untuk speaker yang tidak memakan lantai.'),
    picture: 'wall-bracket--black--hero.webp',
    categories: ['wall-brackets'],
  },
  {
    key: 'speaker-cables',
    name: both('Speaker cable', 'Kabel speaker'),
    text: both('Copper, thick enough and long enough.', 'Tembaga, cukup tebal dan cukup panjang.'),
    picture: 'speaker-cable--copper--hero.webp',
    categories: ['speaker-cables'],
  },
  {
    key: 'hdmi-cables',
    name: both('HDMI cable', 'Kabel HDMI'),
    text: both('Picture and sound in one line.', 'Gambar dan suara dalam satu kabel.'),
    picture: 'hdmi-cable--black--hero.webp',
    categories: ['hdmi-cables'],
  },
  {
    key: 'power-conditioners',
    name: both('Power conditioner', 'Power conditioner'),
    text: both('Clean power, and one switch for all.', 'Listrik bersih, satu sakelar untuk semua.'),
    picture: 'power-conditioner--black--hero.webp',
    categories: ['power-conditioners'],
  },
  {
    key: 'acoustic-panels',
    name: both('Acoustic panels', 'Panel akustik'),
    text: both('Hear the speaker, not the wall.', 'Dengar speakernya, bukan dindingnya.'),
    picture: 'fabric-panels--sand--hero.webp',
    categories: ['slat-panels', 'fabric-panels', 'hexagon-panels', 'bass-traps'],
  },
]
