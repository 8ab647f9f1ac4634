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
    key: 'surround-and-height',
    name: both('Surround and height', 'Surround dan plafon'),
    text: both('Rain behind you, a helicopter above.', 'Hujan di belakang, helikopter di atas.'),
    picture: 'surround--white--hero.webp',
    categories: ['surround-speakers', 'in-ceiling-speakers'],
  },
  {
    key: 'subwoofers',
    name: both('Subwoofer', 'Subwoofer'),
    text: both('The part that you feel.', 'Bagian yang terasa di badan.'),
    picture: 'subwoofer--glossblack--hero.webp',
    categories: ['subwoofers'],
  },
  {
    key: 'receivers-and-amplifiers',
    name: both('Receiver or amplifier', 'Receiver atau amplifier'),
    text: both('The heart that drives the rest.', 'Jantung yang menggerakkan semuanya.'),
    picture: 'av-receiver--black--hero.webp',
    categories: ['av-receivers', 'stereo-amplifiers', 'power-amplifiers'],
  },
  {
    key: 'picture',
    name: both('Projector and screen', 'Proyektor dan layar'),
    text: both('From 65 inches to a whole wall.', 'Dari 65 inci sampai satu dinding.'),
    picture: 'projector--white--hero.webp',
    categories: [
      'home-cinema-projectors',
      'ultra-short-throw-projectors',
      'portable-projectors',
      'projection-screens',
    ],
  },
  {
    key: 'karaoke-sound',
    name: both('Karaoke speakers and amplifiers', 'Speaker dan amplifier karaoke'),
    text: both('Made for voices.', 'Dibuat untuk suara vokal.'),
    picture: 'karaoke-speaker--rosewood-12--hero.webp',
    categories: ['karaoke-speakers', 'karaoke-amplifiers', 'karaoke-players'],
  },
  {
    key: 'microphones',
    name: both('Microphones', 'Mikrofon'),
    text: both('One for each singer.', 'Satu untuk setiap penyanyi.'),
    picture: 'wireless-mic-set--gold--hero.webp',
    categories: ['microphones'],
  },
]
