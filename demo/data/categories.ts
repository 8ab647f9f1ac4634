interface DemoCategory {
  en: string
  id: string
  slug: { en: string; id: string }
  picture: string
}

interface DemoMainCategory extends DemoCategory {
  icon: string
  tagline: { en: string; id: string }
  scene: string
  children: DemoCategory[]
}

const sub = (en: string, id: string, picture: string): DemoCategory => ({
  en,
  id,
  slug: { en: slugOf(en), id: slugOf(id) },
  picture: `${picture}--hero.webp`,
})

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** The two levels of the category menu. */
export const demoCategories: DemoMainCategory[] = [
  {
    en: 'Home theater',
    id: 'Home theater',
    slug: { en: 'home-theater', id: 'home-theater' },
    picture: 'tower-large--walnut--hero.webp',
    icon: 'speaker',
    tagline: { en: 'Systems for film, installed and tuned', id: 'Sistem untuk film, dipasang dan disetel' },
    scene: 'scene-living-room.webp',
    children: [
      sub('Floorstanding speakers', 'Speaker lantai', 'tower-slim--oak'),
      sub('Bookshelf speakers', 'Speaker rak', 'bookshelf--walnut'),
      sub('Centre speakers', 'Speaker center', 'center--walnut'),
      sub('Surround speakers', 'Speaker surround', 'surround--white'),
      sub('In-ceiling speakers', 'Speaker plafon', 'in-ceiling--open'),
      sub('Subwoofers', 'Subwoofer', 'subwoofer--glossblack'),
      sub('Soundbars', 'Soundbar', 'soundbar-set--black'),
      sub('AV receivers', 'AV receiver', 'av-receiver--black'),
    ],
  },
  {
    en: 'Projectors and screens',
    id: 'Proyektor dan layar',
    slug: { en: 'projectors-and-screens', id: 'proyektor-dan-layar' },
    picture: 'projector--white--hero.webp',
    icon: 'monitor',
    tagline: { en: 'A wall that becomes a cinema', id: 'Dinding yang menjadi bioskop' },
    scene: 'scene-cinema.webp',
    children: [
      sub('Home cinema projectors', 'Proyektor bioskop rumah', 'projector--black'),
      sub('Ultra-short-throw projectors', 'Proyektor jarak sangat dekat', 'projector-ust--white'),
      sub('Portable projectors', 'Proyektor portabel', 'projector-cube--white'),
      sub('Projection screens', 'Layar proyektor', 'projector-screen--fixed'),
    ],
  },
  {
    en: 'Karaoke',
    id: 'Karaoke',
    slug: { en: 'karaoke', id: 'karaoke' },
    picture: 'karaoke-speaker--rosewood-12--hero.webp',
    icon: 'mic',
    tagline: { en: 'Loud, clear and without feedback', id: 'Lantang, jernih, tanpa dengung' },
    scene: 'scene-karaoke-room.webp',
    children: [
      sub('Karaoke speakers', 'Speaker karaoke', 'karaoke-speaker--walnut-10'),
      sub('Karaoke amplifiers', 'Amplifier karaoke', 'karaoke-amplifier--champagne'),
      sub('Microphones', 'Mikrofon', 'wireless-mic-set--gold'),
      sub('Party speakers', 'Speaker pesta', 'party-speaker--magenta'),
      sub('Karaoke players', 'Pemutar karaoke', 'karaoke-player--black'),
      sub('Mixers', 'Mixer', 'digital-mixer--graphite'),
    ],
  },
  {
    en: 'Hi-fi and vinyl',
    id: 'Hi-fi dan vinil',
    slug: { en: 'hi-fi-and-vinyl', id: 'hi-fi-dan-vinil' },
    picture: 'turntable--walnut--hero.webp',
    icon: 'disc',
    tagline: {
      en: 'One chair, two speakers, your records',
      id: 'Satu kursi, dua speaker, piringan hitam Anda',
    },
    scene: 'scene-vinyl-corner.webp',
    children: [
      sub('Turntables', 'Pemutar piringan hitam', 'turntable-s-arm--walnut'),
      sub('Stereo amplifiers', 'Amplifier stereo', 'amplifier--silver-wood'),
      sub('Power amplifiers', 'Power amplifier', 'power-amplifier--black'),
      sub('Streamers', 'Streamer', 'streamer--silver'),
    ],
  },
  {
    en: 'Headphones',
    id: 'Headphone',
    slug: { en: 'headphones', id: 'headphone' },
    picture: 'headphones--tan--hero.webp',
    icon: 'headphones',
    tagline: { en: 'Your own room, anywhere', id: 'Ruang Anda sendiri, di mana saja' },
    scene: 'scene-vinyl-corner.webp',
    children: [
      sub('Over-ear headphones', 'Headphone over-ear', 'headphones--silver'),
      sub('Studio headphones', 'Headphone studio', 'headphones-studio--black'),
    ],
  },
  {
    en: 'Furniture',
    id: 'Furnitur',
    slug: { en: 'furniture', id: 'furnitur' },
    picture: 'recliner--cognac-1--hero.webp',
    icon: 'armchair',
    tagline: { en: 'Seats and cabinets made for sound', id: 'Kursi dan kabinet yang dibuat untuk suara' },
    scene: 'scene-cinema.webp',
    children: [
      sub('Recliners', 'Kursi recliner', 'recliner--grey-2'),
      sub('AV cabinets', 'Kabinet AV', 'av-cabinet--walnut'),
      sub('Speaker stands', 'Dudukan speaker', 'speaker-stands--walnut'),
      sub('Equipment racks', 'Rak peralatan', 'equipment-rack--oak'),
      sub('Sofas and lounge chairs', 'Sofa dan kursi santai', 'lounge-chair--teal'),
    ],
  },
  {
    en: 'Acoustic treatment',
    id: 'Peredam akustik',
    slug: { en: 'acoustic-treatment', id: 'peredam-akustik' },
    picture: 'slat-panel--walnut--hero.webp',
    icon: 'audio-lines',
    tagline: { en: 'Hear the speaker, not the wall', id: 'Dengar speakernya, bukan dindingnya' },
    scene: 'scene-living-room.webp',
    children: [
      sub('Slat panels', 'Panel bilah kayu', 'slat-panel--oak'),
      sub('Fabric panels', 'Panel kain', 'fabric-panels--sand'),
      sub('Hexagon panels', 'Panel segi enam', 'hex-panels--blue'),
      sub('Bass traps', 'Bass trap', 'bass-trap--grey'),
    ],
  },
  {
    en: 'Cables and power',
    id: 'Kabel dan daya',
    slug: { en: 'cables-and-power', id: 'kabel-dan-daya' },
    picture: 'speaker-cable--copper--hero.webp',
    icon: 'cable',
    tagline: { en: 'The part nobody sees', id: 'Bagian yang tidak terlihat siapa pun' },
    scene: 'scene-living-room.webp',
    children: [
      sub('Speaker cables', 'Kabel speaker', 'speaker-cable--black'),
      sub('HDMI cables', 'Kabel HDMI', 'hdmi-cable--blue'),
      sub('Optical cables', 'Kabel optik', 'optical-cable--grey'),
      sub('Power conditioners', 'Power conditioner', 'power-conditioner--silver'),
      sub('Wall brackets', 'Braket dinding', 'wall-bracket--black'),
      sub('Remote controls', 'Remote control', 'remote--silver'),
    ],
  },
]
