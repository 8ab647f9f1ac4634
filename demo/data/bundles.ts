import { type Both, both } from './both.ts'

export interface DemoBundle {
  key: string
  name: Both
  text: Both
  picture: string
  discountPercent: number
  /** SKUs with how many of each. */
  items: [sku: string, quantity: number][]
}

/** Things that belong together, for less. */
export const demoBundles: DemoBundle[] = [
  {
    key: 'aria-living-room-5-1',
    name: both('Aria living room 5.1', 'Aria ruang keluarga 5.1'),
    text: both(
      'Aria 5 in front, Aria C in the middle, Aria S at the sides, Bumi 10 and the RX-780.',
      'Aria 5 di depan, Aria C di tengah, Aria S di samping, Bumi 10, dan RX-780.',
    ),
    picture: 'scene-living-room.webp',
    discountPercent: 12,
    items: [
      ['LRS-ARIA5-WAL', 1],
      ['LRS-ARIAC-WAL', 1],
      ['LRS-ARIAS-WAL', 1],
      ['TBG-BUMI10-WAL', 1],
      ['OHM-RX780-BLK', 1],
    ],
  },
  {
    key: 'family-karaoke-set',
    name: both('Family karaoke set', 'Paket karaoke keluarga'),
    text: both(
      'KX-900, a pair of Panggung 12 and the Merdu W2 microphones.',
      'KX-900, sepasang Panggung 12, dan mikrofon Merdu W2.',
    ),
    picture: 'scene-karaoke-room.webp',
    discountPercent: 10,
    items: [
      ['KDG-KX900-CH', 1],
      ['KDG-PGG12-RW', 1],
      ['KDG-W2-GD', 1],
    ],
  },
  {
    key: 'aria-3-on-stands',
    name: both('Aria 3 on Tumpu stands', 'Aria 3 di atas Tumpu'),
    text: both('With five metres of Urat 4 for each side.', 'Dengan lima meter Urat 4 untuk tiap sisi.'),
    picture: 'bookshelf--walnut--hero.webp',
    discountPercent: 8,
    items: [
      ['LRS-ARIA3-WAL', 1],
      ['SRT-TMP60-WN', 1],
      ['TBG-URAT4-COP-5M', 1],
    ],
  },
  {
    key: 'desktop-stereo',
    name: both('Stereo for the desk', 'Stereo untuk meja'),
    text: both('Mado D and Punkt 4: small, clear, complete.', 'Mado D dan Punkt 4: kecil, jernih, lengkap.'),
    picture: 'bookshelf-coaxial--navy--hero.webp',
    discountPercent: 7,
    items: [
      ['KNY-MADOD-SLV', 1],
      ['VLM-PUNKT4-NAV', 1],
      ['TBG-URAT2-BLK-3M', 1],
    ],
  },
  {
    key: 'wall-cinema',
    name: both('Cinema on a wall', 'Bioskop di dinding'),
    text: both('Lumen L2 and a motor screen of 100 inches.', 'Lumen L2 dan layar motor 100 inci.'),
    picture: 'projector--white--hero.webp',
    discountPercent: 9,
    items: [
      ['AUV-L2-WHT', 1],
      ['AUV-KANVAS100-MOT', 1],
    ],
  },
  {
    key: 'quiet-corner',
    name: both('A quieter room', 'Ruang yang lebih tenang'),
    text: both(
      'Four slat panels, one set of Redam, bass traps for two corners.',
      'Empat panel bilah, satu set Redam, bass trap untuk dua sudut.',
    ),
    picture: 'fabric-panels--sand--hero.webp',
    discountPercent: 11,
    items: [
      ['SRT-LRK-WN', 4],
      ['SRT-RDM-SD', 1],
      ['RTD-PJK37-GY', 1],
    ],
  },
  {
    key: 'party-pair',
    name: both('Party with two voices', 'Pesta dua suara'),
    text: both(
      'Pesta 210 with the Merdu W1 pair of microphones.',
      'Pesta 210 dengan sepasang mikrofon Merdu W1.',
    ),
    picture: 'party-speaker--cyan--hero.webp',
    discountPercent: 6,
    items: [
      ['KDG-PST210-CY', 1],
      ['KDG-W1-BK', 1],
    ],
  },
  {
    key: 'two-seats-one-screen',
    name: both('Two seats, one cabinet', 'Dua kursi, satu kabinet'),
    text: both(
      'Teater for two and a Rentang 180 below the screen.',
      'Teater untuk berdua dan Rentang 180 di bawah layar.',
    ),
    picture: 'recliner--cognac-2--hero.webp',
    discountPercent: 8,
    items: [
      ['SRT-TTR2-CG', 1],
      ['SRT-RTG180-WN', 1],
    ],
  },
]
